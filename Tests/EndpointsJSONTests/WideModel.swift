import EndpointsJSON

/// A model of 300 properties, as far as keys go.
enum WideModel {
    static let names = (0..<300).map { "property_" + "00\($0)".suffix(3) }

    static let keys: [StaticString] = [
        "property_000", "property_001", "property_002", "property_003", "property_004",
        "property_005", "property_006", "property_007", "property_008", "property_009",
        "property_010", "property_011", "property_012", "property_013", "property_014",
        "property_015", "property_016", "property_017", "property_018", "property_019",
        "property_020", "property_021", "property_022", "property_023", "property_024",
        "property_025", "property_026", "property_027", "property_028", "property_029",
        "property_030", "property_031", "property_032", "property_033", "property_034",
        "property_035", "property_036", "property_037", "property_038", "property_039",
        "property_040", "property_041", "property_042", "property_043", "property_044",
        "property_045", "property_046", "property_047", "property_048", "property_049",
        "property_050", "property_051", "property_052", "property_053", "property_054",
        "property_055", "property_056", "property_057", "property_058", "property_059",
        "property_060", "property_061", "property_062", "property_063", "property_064",
        "property_065", "property_066", "property_067", "property_068", "property_069",
        "property_070", "property_071", "property_072", "property_073", "property_074",
        "property_075", "property_076", "property_077", "property_078", "property_079",
        "property_080", "property_081", "property_082", "property_083", "property_084",
        "property_085", "property_086", "property_087", "property_088", "property_089",
        "property_090", "property_091", "property_092", "property_093", "property_094",
        "property_095", "property_096", "property_097", "property_098", "property_099",
        "property_100", "property_101", "property_102", "property_103", "property_104",
        "property_105", "property_106", "property_107", "property_108", "property_109",
        "property_110", "property_111", "property_112", "property_113", "property_114",
        "property_115", "property_116", "property_117", "property_118", "property_119",
        "property_120", "property_121", "property_122", "property_123", "property_124",
        "property_125", "property_126", "property_127", "property_128", "property_129",
        "property_130", "property_131", "property_132", "property_133", "property_134",
        "property_135", "property_136", "property_137", "property_138", "property_139",
        "property_140", "property_141", "property_142", "property_143", "property_144",
        "property_145", "property_146", "property_147", "property_148", "property_149",
        "property_150", "property_151", "property_152", "property_153", "property_154",
        "property_155", "property_156", "property_157", "property_158", "property_159",
        "property_160", "property_161", "property_162", "property_163", "property_164",
        "property_165", "property_166", "property_167", "property_168", "property_169",
        "property_170", "property_171", "property_172", "property_173", "property_174",
        "property_175", "property_176", "property_177", "property_178", "property_179",
        "property_180", "property_181", "property_182", "property_183", "property_184",
        "property_185", "property_186", "property_187", "property_188", "property_189",
        "property_190", "property_191", "property_192", "property_193", "property_194",
        "property_195", "property_196", "property_197", "property_198", "property_199",
        "property_200", "property_201", "property_202", "property_203", "property_204",
        "property_205", "property_206", "property_207", "property_208", "property_209",
        "property_210", "property_211", "property_212", "property_213", "property_214",
        "property_215", "property_216", "property_217", "property_218", "property_219",
        "property_220", "property_221", "property_222", "property_223", "property_224",
        "property_225", "property_226", "property_227", "property_228", "property_229",
        "property_230", "property_231", "property_232", "property_233", "property_234",
        "property_235", "property_236", "property_237", "property_238", "property_239",
        "property_240", "property_241", "property_242", "property_243", "property_244",
        "property_245", "property_246", "property_247", "property_248", "property_249",
        "property_250", "property_251", "property_252", "property_253", "property_254",
        "property_255", "property_256", "property_257", "property_258", "property_259",
        "property_260", "property_261", "property_262", "property_263", "property_264",
        "property_265", "property_266", "property_267", "property_268", "property_269",
        "property_270", "property_271", "property_272", "property_273", "property_274",
        "property_275", "property_276", "property_277", "property_278", "property_279",
        "property_280", "property_281", "property_282", "property_283", "property_284",
        "property_285", "property_286", "property_287", "property_288", "property_289",
        "property_290", "property_291", "property_292", "property_293", "property_294",
        "property_295", "property_296", "property_297", "property_298", "property_299",
    ]

    /// The indexes of the keys that are taken of each object in an array, in their order.
    static func indexes(in text: String) throws(JSONError) -> [[Int]] {
        try reading(text) { json throws(JSONError) in
            try json.array { json throws(JSONError) in try indexes(in: &json) }
        }
    }

    /// The indexes of the keys that are taken of the object that comes next, in their order.
    static func indexes(in json: inout JSONReader) throws(JSONError) -> [Int] {
        var found: [Int] = []
        let outer = try json.enterObject()
        while try json.nextRound() {
            for (index, key) in keys.enumerated() where try json.field(key) {
                found.append(index)
                try json.skip()
            }
        }
        try json.leaveObject(outer)
        return found
    }

    /// An object that has the keys with the value 0.
    static func object(_ names: some Sequence<String>) -> String {
        "{" + names.map { "\"\($0)\":0" }.joined(separator: ",") + "}"
    }
}
