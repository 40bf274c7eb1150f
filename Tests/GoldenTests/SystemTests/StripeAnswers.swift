/// Answers of Stripe, with the keys that its documentation shows.
enum StripeAnswers {
    static func customer(_ id: String) -> String {
        #"""
        {"id":"\#(id)","object":"customer","address":null,"balance":-250,"created":1714521600,
        "currency":null,"default_source":null,"delinquent":false,"description":null,"discount":null,
        "email":"ada@mill.example","invoice_prefix":"0759376C",
        "invoice_settings":{"custom_fields":null,"default_payment_method":null,"footer":null},
        "livemode":false,"metadata":{"order_id":"6735"},"name":"Ada L","next_invoice_sequence":1,
        "phone":null,"preferred_locales":[],"shipping":null,"tax_exempt":"none","test_clock":null}
        """#
    }

    static let deleted = #"{"id":"cus_D","object":"customer","deleted":true}"#

    /// A charge of a customer, who is text that is JSON: `"cus_1"` with its quotes, or an object.
    static func charge(_ id: String = "ch_1", customer: String) -> String {
        #"""
        {"id":"\#(id)","object":"charge","amount":1099,"amount_captured":1099,"amount_refunded":0,
        "balance_transaction":"txn_1","billing_details":{"address":{"city":null},"email":null},
        "captured":true,"created":1714521660,"currency":"usd","customer":\#(customer),
        "disputed":false,"failure_code":null,"failure_message":null,"livemode":false,"metadata":{},
        "outcome":{"network_status":"approved_by_network","risk_score":32},"paid":true,
        "payment_intent":"pi_1","payment_method":"card_1","payment_method_details":{"type":"card",
        "card":{"brand":"visa","country":"US","exp_month":3,"exp_year":2027,"last4":"4242"},
        "provider":{"token":null}},"receipt_url":"https://pay.example/receipts/1","refunded":false,
        "status":"succeeded"}
        """#
    }

    /// An intent whose customer and charge are texts that are JSON.
    static func intent(
        customer: String = "null",
        charge: String = "null",
        status: String = "requires_payment_method",
        action: String = "null"
    ) -> String {
        #"""
        {"id":"pi_1","object":"payment_intent","amount":1099,"amount_capturable":0,
        "amount_details":{"tip":{}},"amount_received":0,"automatic_payment_methods":{"enabled":true},
        "canceled_at":null,"capture_method":"automatic","client_secret":"pi_1_secret_Y",
        "confirmation_method":"automatic","created":1714521600,"currency":"usd",
        "customer":\#(customer),"description":null,"last_payment_error":null,
        "latest_charge":\#(charge),"livemode":false,"metadata":{},"next_action":\#(action),
        "payment_method":null,"payment_method_types":["card","link"],"status":"\#(status)"}
        """#
    }

    static let redirect =
        #"{"type":"redirect_to_url","redirect_to_url":{"return_url":"https://mill.example/done","#
        + #""url":"https://hooks.example/3d"}}"#

    static let declined =
        #"""
        {"error":{"charge":"ch_1","code":"card_declined","decline_code":"insufficient_funds",
        "doc_url":"https://docs.example/error-codes/card-declined",
        "message":"Your card has insufficient funds.","payment_intent":\#(intent()),
        "request_log_url":"https://dashboard.example/logs/req_1","type":"card_error"}}
        """#
}
