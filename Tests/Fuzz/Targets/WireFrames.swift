import IppoWeb

extension FuzzTarget {
  /// Text frames of a client, as the server reads them.
  static let wireFrames = FuzzTarget(
    name: "wire-frames",
    seeds: WireGrammar.messages.map { Array($0.utf8) },
    tokens: WireGrammar.tokens.map { Array($0.utf8) }
  ) { input in
    // What is not UTF-8 does not get here.
    let text = String(decoding: input, as: UTF8.self)
    guard let message = try? ClientMessage(json: text) else { return }
    let again = try ClientMessage(json: message.json)
    // Numbers are written with three decimals: what was read once more stays as it is.
    try check(again.json == message.json, "\(message) is read as \(again) once it is written")
  }
}

/// Messages of docs/wire-protocol.md, and the words they are made of.
enum WireGrammar {
  static let messages = [
    #"["hello",2,null,0]"#, #"["hello",2,"abc.def",12]"#, #"["ack",3]"#, #"["ping"]"#, #"["phase","background"]"#,
    #"["env",{"dark":true,"width":390,"height":844.5,"still":false,"language":"de-AT","zone":"Europe/Vienna"}]"#,
    #"[1,2,"activate"]"#, #"[2,3,"setText","a\u0000\ud83d\ude00\n"]"#, #"[3,3,"edit",0,1,3,1,0,"\ud83d\ude00",4,2,""]"#,
    #"[3,4,"setOn",true]"#, #"[4,5,"select",1]"#,
    #"[5,6,"setValue",0.5]"#, #"[6,7,"editing",false]"#, #"[7,8,"step",-1]"#, #"[8,9,"delete"]"#,
    #"[9,10,"move",2]"#, #"[10,11,"dismiss"]"#, #"[11,12,"submit"]"#, #"[12,13,"refresh"]"#,
    #"[13,14,"focus",true]"#, #"[14,15,"tap",2,1.5,20]"#, #"[15,16,"longPress"]"#,
    #"[16,17,"drag","changed",1,2,3.25,-4]"#, #"[17,18,"press",true]"#, #"[18,19,"resize",320,480]"#,
    #"[19,20,"place",0,10,320,44]"#, #"[20,21,"hover",1,2]"#, #"[21,21,"hover"]"#,
    #"[22,23,"pinch","ended",1.5,0.25,0.5,0.5]"#, #"[23,24,"dropTarget",true]"#,
    #"[24,25,"drop",7,"",1,2]"#, #"[25,25,"drop",0,"text",1,2]"#, #"[26,27,"key","ArrowDown","down","sc"]"#,
    #"[27,28,"paste","text"]"#, #"[28,29,"measure",null,100,[0,null,-1,20,10],[1,50,50,40.5,10]]"#,
    #"[29,30,"focusWithin",true]"#, #"[30,31,"scroll",0,120.5,40]"#, #"[31,32,"reach",10,50]"#,
    #"[32,33,"release",40]"#, #"[33,1,"show","/soups/leek?portions=4"]"#, #"[34,1,"device",1,"allowed",true]"#,
    #"[35,1,"device",2,"location",35.5,139.75,20,null,null,90,1.5,1700000000]"#,
  ]

  static let tokens =
    [
      "[", "]", "{", "}", ",", ":", "\"", "null", "true", "false", " ", "\\u0000", "\\ud800", "\\udfff", "\\u202e",
      "\"dark\":", "\"width\":", "\"language\":", "\"zone\":", "\"a\":1", "[[[[", "[0,0,0,0,0]", "\u{0}", "\u{FEFF}",
      "\"changed\"", "\"down\"", "NaN", "Infinity", ".5", "1.", "01", "1E+2",
    ]
    + [
      "hello", "ack", "env", "ping", "phase", "background", "inactive", "activate", "edit", "setText", "setOn",
      "select", "setValue", "editing", "step", "delete", "move", "dismiss", "submit", "refresh", "focus", "tap",
      "longPress", "drag", "press", "resize", "place", "hover",
      "pinch", "dropTarget", "drop", "key", "paste", "measure", "focusWithin", "scroll",
      "reach", "release", "show", "device", "allowed", "location",
    ].map { "\"\($0)\"" }
    + Mutator.limits
}
