import type { Homograph } from "./homograph.ts";

/** A bus in Hindi, where "बस" alone is also "only". */
const BUS_CASES = /बस (?:में|से|पर|का|की|के|को|ने|स्टॉप|ड्राइवर|कंडक्टर)/u;

/** Hindi words that are written like a thing's and mean another one. */
export const HI: readonly Homograph[] = [
  { id: "wings", word: /^पंख/u, beside: "peacock" },
  // "गार्ड बोला सर": spoken to.
  { id: "teacher", word: /^सर$/u, before: /(?:बोल[ाीे]|कहा),? $/u },
  // Of parcels and meals.
  { id: "birthing", word: /^डिलीवरी$/u, unless: /बच्च|अस्पताल|माँ|डॉक्टर|नर्स|गर्भ/u },
  { id: "wall", word: /^दीवार$/u, after: /^ घड़ी/u },
  { id: "spinningWheel", word: /^चरखी/u, beside: "kite" },
  { id: "flooded", word: /^पानी की टंकी/u },
  // "हैंडपंप चला रहा था": worked, and not driven.
  {
    id: "riding",
    word: /^चला/u,
    before: /(?:हैंडपंप|हैंडपम्प|नल|पंप|मशीन|चक्की|पंखा|फावड़ा|कुदाल|झाड़ू|कैंची|कंप्यूटर|टीवी) $/u,
  },
  // "मैं बस देखता रहा": only, before a verb.
  {
    id: "bus",
    word: /^बस$/u,
    after:
      /^ (?:(?:उसे|उन्हें|सब|यह|वह|इतना|यही|चुपचाप|वहीं|यूँ ही) )?(?:देख|खड़|बैठ[ाीे]? रह|हँस|हंस|रो|मुस्कुर|सोच|सुन|चुप|हवा|सन्नाट|एक|थोड़|इतना|यही|घूर|लेट|चलत[ाीे] (?:रह|जा))/u,
    unless: BUS_CASES,
  },
  // "डिब्बों में बस आम ही आम थे", "बस मोबाइल की टॉर्च जल रही थी".
  {
    id: "bus",
    word: /^बस$/u,
    after: /^ (\S+) ही \1(?= )|^ (?:\S+ ){1,3}(?:ही |जल रह|बच[ाीे])/u,
    unless: BUS_CASES,
  },
  // "पैसे नहीं दिये": given, and no lamps.
  { id: "diya", word: /^दीये$/u, before: /(?:नहीं|पैसे|ने|को|कर|रख|बना|बता|ला|गिरा|छोड़|फूल) $/u },
  // "बर्फ़ की चाबी": of ice, and no snow falls.
  { id: "snow", word: /^बर्फ़?$/u, after: /^ (?:क[ीाे]|से बन|जैस)(?= )/u, before: /^(?!.*(?:गिर|पड़)).*$/u },
  // "मैंने रोटी खाई": ate.
  {
    id: "cliff",
    word: /^खाई$/u,
    before: /(?:ने|मैंने|हमने|उसने|सबने|किसने)(?: \S+){0,5} $/u,
  },
  // "गमछे में बाँध रहा हूँ": ties.
  {
    id: "dam",
    word: /^बा[ँं]ध$/u,
    after: /^ (?:रह|कर|दि|दी|ली|लि|दे|ले|के |रख|आय|चुक|ना)/u,
  },
  // "सोने के सिक्के": of gold.
  {
    id: "sleeping",
    word: /^सोने$/u,
    after: /^ (?:के|का|की) (?!लिए|लिये|कमर|समय|वक़?्त|टाइम|बाद|पहले|कोशिश|जगह|तैयारी)/u,
  },
  // "नीचे पूरा गाँव दिख रहा था".
  {
    id: "crowd",
    word: /^पूरा गा[ँं]व$/u,
    after: /^ (?:नीचे |छोटा )?(?:दिख|नज़र|नजर|डूब|पानी|जल|अँधेर|अंधेर|बर्फ़?|सो )/u,
    is: "village",
    kind: "places",
  },
  // "एचआर वाली मैडम": no teacher.
  {
    id: "teacher",
    word: /^मैडम$/u,
    before: /(?:एचआर|बैंक|ऑफ़?िस|दफ़्तर|दफ्तर|पुलिस|काउंटर|रिसेप्शन|पार्लर)(?: (?:वाली|की))? $/u,
    is: "woman",
    kind: "people",
  },
  // "बस पकड़ने को दौड़ी": to catch it.
  { id: "holding", word: /^पकड़ने$/u, after: /^ (?:को|के लिए|के लिये|भाग|दौड़|गय|गई|जा )/u },
  // The coaches of a train.
  {
    id: "box",
    word: /^डि?ब्?ब/u,
    beside: "train",
    unless: /(?:खाने|मिठाई|टिफ़?िन|जूत|गत्ते|दवा|लोहे|माचिस)\S* (?:का|के|की) डि?ब्ब|डि?ब्ब\S* (?:खोल|उठा|पकड़)/u,
  },
  { id: "cliff", word: /^खाई$/u, after: /^ (?:गई|गयी|जा|नहीं|हुई|होगी)/u },
];
