/// How a value is written in a path (OpenAPI 3.1 §4.8.12, RFC 6570 §3.2.2, §3.2.5 and §3.2.7).
public enum PathStyle: Sendable, Hashable {
    /// `1,2`; an object is `a,1,b,2`, exploded `a=1,b=2`.
    case simple
    /// `.1,2`, exploded `.1.2`; an object is `.a,1,b,2`, exploded `.a=1.b=2`.
    case label
    /// `;id=1,2`, exploded `;id=1;id=2`; an object is `;id=a,1,b,2`, exploded `;a=1;b=2`.
    case matrix
}
