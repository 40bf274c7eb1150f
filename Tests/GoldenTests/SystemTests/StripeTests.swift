import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Stripe, as docs.stripe.com/api describes its requests and answers.
@Suite("Stripe")
struct StripeTests {
    private let stub = StubTransport()
    private var client: EndpointClient<Stripe> {
        EndpointClient(authentication: .bearer("sk_test_1"), transport: stub)
    }

    private static let headers =
        "accept: application/json\nauthorization: Bearer sk_test_1\nstripe-version: 2024-06-20\n"
    private static let form =
        "accept: application/json\nauthorization: Bearer sk_test_1\n"
        + "content-type: application/x-www-form-urlencoded\n"

    @Test("objects of a form are bracketed")
    func createCustomer() async throws {
        stub.answer(Stripe.CreateCustomer.self, json: StripeAnswers.customer("cus_1"))
        let customer = try await client.send(
            .createCustomer(
                stripeAccount: "acct_1",
                idempotencyKey: "k-1",
                email: "ada@mill.example",
                name: "Ada L",
                address: .init(line1: "1 Mill Rd", city: "Bath", country: "GB"),
                metadata: ["order_id": "6735"],
                expand: ["default_source", "test_clock"]
            )
        )

        #expect(customer.id == "cus_1" && customer.balance == -250 && customer.address == nil)
        #expect(customer.created == Date(timeIntervalSince1970: 1_714_521_600))
        #expect(customer.metadata == ["order_id": "6735"])
        #expect(
            stub.sent(Stripe.CreateCustomer.self) == [
                "POST https://api.stripe.com/v1/customers\n\(Self.form)idempotency-key: k-1\n"
                    + "stripe-account: acct_1\nstripe-version: 2024-06-20\n\n"
                    + "email=ada%40mill.example&name=Ada+L&address%5Bline1%5D=1+Mill+Rd"
                    + "&address%5Bcity%5D=Bath&address%5Bcountry%5D=GB"
                    + "&metadata%5Border_id%5D=6735&expand%5B0%5D=default_source"
                    + "&expand%5B1%5D=test_clock"
            ]
        )
    }

    @Test("an intent's customer and charge are identifiers, or objects once they are expanded")
    func expandable() async throws {
        typealias Create = Stripe.CreatePaymentIntent
        let customer = StripeAnswers.customer("cus_1")
        stub.answer(
            Create.self,
            inTurn: [
                .json(StripeAnswers.intent(customer: #""cus_1""#, charge: #""ch_1""#)),
                .json(
                    StripeAnswers.intent(
                        customer: customer,
                        charge: StripeAnswers.charge(customer: StripeAnswers.deleted)
                    )
                ),
                .json(StripeAnswers.intent()),
            ]
        )
        let request = Create(
            amount: 1099,
            currency: "usd",
            customer: "cus_1",
            automaticPaymentMethods: .init(enabled: true, allowRedirects: .never),
            captureMethod: .automaticAsync,
            expand: ["customer", "latest_charge.customer"]
        )
        let plain = try await client.send(request)
        let expanded = try await client.send(request)
        let none = try await client.send(request)

        #expect(plain.customer == .string("cus_1") && plain.latestCharge == .string("ch_1"))
        #expect(plain.status == .requiresPaymentMethod && plain.clientSecret == "pi_1_secret_Y")
        #expect(try expanded.customer == .customer(Stripe.Customer(text: customer)))
        guard case .charge(let charge) = expanded.latestCharge else {
            Issue.record("no charge: \(String(describing: expanded.latestCharge))")
            return
        }
        #expect(charge.customer == .deletedCustomer(.init(id: "cus_D")))
        #expect(charge.paymentMethodDetails?.card?.last4 == "4242")
        #expect(charge.paymentMethodDetails?.additionalProperties == ["provider": ["token": .null]])
        #expect(none.customer == nil && none.latestCharge == nil)
        for intent in [plain, expanded, none] {
            #expect(try Stripe.PaymentIntent(text: intent.text) == intent)
        }
        #expect(
            stub.sent(Create.self)[0]
                == "POST https://api.stripe.com/v1/payment_intents\n\(Self.form)"
                + "stripe-version: 2024-06-20\n\n"
                + "amount=1099&currency=usd&customer=cus_1"
                + "&automatic_payment_methods%5Benabled%5D=true"
                + "&automatic_payment_methods%5Ballow_redirects%5D=never"
                + "&capture_method=automatic_async&expand%5B0%5D=customer"
                + "&expand%5B1%5D=latest_charge.customer"
        )
    }

    @Test("a payment that needs a person says where to send them")
    func confirm() async throws {
        stub.answer(
            Stripe.ConfirmPaymentIntent.self,
            json: StripeAnswers.intent(status: "requires_action", action: StripeAnswers.redirect)
        )
        let done = try #require(URL(string: "https://mill.example/done"))
        let intent = try await client.send(
            .confirmPaymentIntent(intent: "pi_1", paymentMethod: "pm_1", returnURL: done)
        )

        #expect(intent.status == .requiresAction)
        #expect(intent.nextAction?.redirectToURL?.returnURL == done)
        #expect(
            stub.sent(Stripe.ConfirmPaymentIntent.self) == [
                "POST https://api.stripe.com/v1/payment_intents/pi_1/confirm\n\(Self.form)"
                    + "stripe-version: 2024-06-20\n\n"
                    + "payment_method=pm_1&return_url=https%3A%2F%2Fmill.example%2Fdone"
            ]
        )
    }

    @Test("a card that is declined is a failure of its own, out of its envelope")
    func declined() async throws {
        stub.answer(
            Stripe.ConfirmPaymentIntent.self,
            status: 402,
            json: StripeAnswers.declined
        )
        let error = try await #require(
            throws: EndpointError<Stripe.ConfirmPaymentIntent.Failure>.self
        ) {
            try await client.send(.confirmPaymentIntent(intent: "pi_1"))
        }
        guard case .failure(.paymentRequired(let problem), _) = error else {
            Issue.record(error)
            return
        }
        #expect(problem.type == .cardError && problem.code == "card_declined")
        #expect(problem.declineCode == "insufficient_funds" && problem.param == nil)
    }

    @Test("a deleted customer is told apart from one that is there")
    func deleted() async throws {
        stub.answer(
            Stripe.GetCustomer.self,
            inTurn: [.json(StripeAnswers.deleted), .json(StripeAnswers.customer("cus_1"))]
        )
        let gone = try await client.send(.getCustomer(customer: "cus_D"))
        let there = try await client.send(.getCustomer(customer: "cus_1", expand: ["sources"]))

        #expect(gone == .deletedCustomer(.init(id: "cus_D")))
        #expect(try there == .customer(Stripe.Customer(text: StripeAnswers.customer("cus_1"))))
        let place = "https://api.stripe.com/v1/customers"
        #expect(
            stub.sent(Stripe.GetCustomer.self) == [
                "GET \(place)/cus_D\n\(Self.headers)\n",
                "GET \(place)/cus_1?expand%5B0%5D=sources\n\(Self.headers)\n",
            ]
        )
    }

    @Test("the last identifier of a page asks for the next one")
    func list() async throws {
        func page(_ ids: String..., more: Bool) -> TransportReply {
            let data = ids.map(StripeAnswers.customer).joined(separator: ",")
            return .json(
                #"{"object":"list","url":"/v1/customers","has_more":\#(more),"data":[\#(data)]}"#
            )
        }
        stub.answer(
            Stripe.ListCustomers.self,
            inTurn: [page("cus_3", "cus_2", more: true), page("cus_1", more: false)]
        )
        let since = Stripe.ListCustomers.Created(gte: Date(timeIntervalSince1970: 1_714_521_600))
        var ids: [String] = []
        for try await customer in client.items(of: .listCustomers(created: since, limit: 2)) {
            ids.append(customer.id)
        }

        #expect(ids == ["cus_3", "cus_2", "cus_1"])
        let first = "https://api.stripe.com/v1/customers?created%5Bgte%5D=1714521600&limit=2"
        #expect(
            stub.sent(Stripe.ListCustomers.self)
                == [first, "\(first)&starting_after=cus_2"].map { "GET \($0)\n\(Self.headers)\n" }
        )
    }

    @Test("a search goes on by the page that it names")
    func search() async throws {
        func page(_ id: String, next: String) -> TransportReply {
            let charge = StripeAnswers.charge(id, customer: "null")
            return .json(
                #"{"object":"search_result","url":"/v1/charges/search","data":[\#(charge)],"#
                    + #""has_more":\#(next != "null"),"next_page":\#(next)}"#
            )
        }
        stub.answer(
            Stripe.SearchCharges.self,
            inTurn: [page("ch_2", next: #""n=/+""#), page("ch_1", next: "null")]
        )
        var ids: [String] = []
        let request = Stripe.SearchCharges(query: "amount>999 AND metadata['a']:'b'")
        for try await charge in client.items(of: request) {
            #expect(charge.customer == nil && charge.status == .succeeded)
            ids.append(charge.id)
        }

        #expect(ids == ["ch_2", "ch_1"])
        let first =
            "https://api.stripe.com/v1/charges/search"
            + "?query=amount%3E999%20AND%20metadata%5B%27a%27%5D%3A%27b%27&limit=10"
        #expect(
            stub.sent(Stripe.SearchCharges.self)
                == [first, "\(first)&page=n%3D%2F%2B"].map { "GET \($0)\n\(Self.headers)\n" }
        )
    }
}
