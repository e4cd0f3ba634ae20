import type { DreamLanguage } from "../language.ts";
import type { Homograph } from "./homograph.ts";

/** Words of Arabic, German, Hindi and Russian that mean another thing where they stand. */
export const MORE: Partial<Record<DreamLanguage, readonly Homograph[]>> = {
  ar: [
    // A car of the underground train.
    { id: "car", word: /عربي[ةه]$/u, beside: "metro" },
    // A string that is held or tied, where nothing is sewn.
    {
      id: "needle",
      word: /خيط/u,
      before: /(?:يمسك|ماسك|مربوط|ممسك)[^.،]{0,14}$/u,
      unless: /[إا]برة|خياط|[يت]خيط/u,
    },
    {
      id: "knitting",
      word: /خيط/u,
      before: /(?:يمسك|ماسك|مربوط|ممسك)[^.،]{0,14}$/u,
      unless: /[إا]برة|خياط|[يت]خيط/u,
    },
    { id: "rain", word: /(?:شتي|مطر)$/u, before: /قبل (?:ما|أن|ان) $/u },
    // "بعد ساعة": an hour, and no clock.
    {
      id: "clock",
      word: /^[وف]?[لبك]?(?:ال)?ساع/u,
      before:
        /(?:بعد|قبل|لمدة|مدة|خلال|كل|نص|نصف|ربع|انتظرت|استنيت|[أا]ستنى|قعدت|جلست|مرت|مضت|مشيت|منذ|من|آخر|كم|بضع|عدة|ثلاث|اربع|أربع|خمس|ست|سبع|عشر|بكل|في) $/u,
    },
    {
      id: "clock",
      word: /^[وف]?[لبك]?(?:ال)?ساع/u,
      after:
        /^ (?:كامل|ونص|ونصف|وربع|تقريبا|طويل|كثير|من الزمن|(?:كانت )?(?:ال)?(?:واحد|وحد|ثاني|ثنتين|تنتين|ثالث|تلات|ثلاث|رابع|[أا]ربع|خامس|خمس|سادس|ست|سابع|سبع|ثامن|تمان|ثمان|تاسع|تسع|عاشر|عشر|حادي|اتناشر|اثنا|\d))/u,
    },
    // "ساعة معلقة على الجدار": it hangs.
    { id: "spoon", word: /^معلق[ةه]$/u, before: /[ةه] $/u, after: /^ (?:على|في|من|ب|فوق|ع)/u },
    // "حمامة حية": alive.
    { id: "snake", word: /^حي[ةه]$/u, before: /(?<!فجأ|مر|لحظ|ليل)ة $/u },
    // "مربي تمساح": who keeps one.
    {
      id: "jar",
      word: /^مرب[يى]$/u,
      after:
        /^ (?:ال)?(?:تمساح|تماسيح|كلب|كلاب|قط|حمام|دجاج|خروف|خرفان|غنم|حصان|[أا]سد|نمر|ثعبان|سمك|[أا]رنب|[أا]رانب|عصفور|بقر|جمل|ديك|بط|نحل)/u,
    },
    // "من جيبه": his pocket.
    { id: "skirt", word: /^[وبلف]?جيبه$/u, before: /(?:من|في|ف|داخل|جوا|جوه|على) $/u },
    // "ساعة جدار": a clock on it.
    { id: "wall", word: /^(?:ال)?(?:جدار|حائط|حيط)/u, before: /ساعة (?:ال)?$/u },
    // "كانت من ثلج": made of ice, and none falls.
    { id: "snow", word: /^ثلج$/u, before: /(?:من|قطعة|مكعبات?|قالب|لوح) $/u },
    // The line on which it hangs.
    { id: "rope", word: /^[وبف]?(?:ال)?حبل/u, beside: "laundry" },
    // "طاولة العشا": for dinner.
    { id: "nest", word: /^[وف]?(?:[بلع]?ال|لل)عشا$|^عشانا$/u },
    // "بدلة عريس": which suit it is.
    { id: "groom", word: /^(?:ال)?عريس$/u, before: /(?:بدلة|بدله|ثوب|بشت|طقم|لبس) (?:ال)?$/u },
    {
      id: "bride",
      word: /^(?:ال)?عر(?:وس|وسة|س)$/u,
      before: /(?:فستان|طرحة|لبس|بدلة|ثوب) (?:ال)?$/u,
      unless: /العروس|عروسة? (?!.*فستان)/u,
    },
    // "سايق باص": at its wheel, said of whoever was named before.
    {
      id: "man",
      word: /^سايق[ةه]?$/u,
      after: /^ (?:باص|سيار|عربي|تا?كسي|شاحن|قطار|دراج|موتور|طيار|مركب|قارب|جيب|وانيت|ونيت)/u,
    },
    // "اللي كتب الاجابات": wrote.
    {
      id: "book",
      word: /^[وف]?كتب$/u,
      before: /(?:اللي|الذي|هو|قد|ثم|المعلم|المدرس|الاستاذ|الأستاذ|ابوي|أبي) $/u,
    },
    // Those of a piano.
    { id: "key", word: /^[وف]?[بل]?(?:ال)?مفاتيح/u, beside: "piano" },
    // That of the telephone.
    { id: "television", word: /^[وف]?[بل]?(?:ال)?شاش/u, beside: "phone" },
    // A villa, where nobody sees it as one sees an elephant.
    {
      id: "elephant",
      word: /^(?:ال)?فيلا$/u,
      before: /^(?!.*(?:ر[أا]يت|ر[أا]ينا|شاهدت|[أا]ركب|ركبت|يشبه|كان|صار) (?:\S+ )?$).*$/u,
      is: "house",
    },
  ],
  de: [
    // "Einen Strauß Rosen": flowers, and no bird.
    {
      id: "ostrich",
      word: /^Strauß$/u,
      after:
        /^ (?:(?:mit|aus|von|voller) )?(?:\p{Ll}+ )?(?:\p{L}*(?:rosen|blumen|tulpen|lilien|nelken|flieder|astern|veilchen|löwenzahn|disteln|kräuter|gräser|dahlien|narzissen)|(?:in der|in die) Hand)/iu,
      is: "bouquet",
    },
    {
      id: "ostrich",
      word: /^Strauß$/u,
      before: /(?:schenk|brachte|pflück|kauf|überreich|warf|wirft|hielt|Braut|gab)[^.]*$/iu,
      is: "bouquet",
    },
    // That of a bicycle.
    { id: "necklace", word: /^Kette$/u, beside: "bicycle" },
    // People queue.
    {
      id: "snake",
      word: /^Schlange$/iu,
      before: /(?:Kasse|Schalter|Kino|Supermarkt|Bäcker|Eingang|Amt|Theke|Post|Klo|Toilette|Bahnhof)[^.]*$/u,
      unless: /biss|beißt|zischt|kroch|kriech|giftig|züngel/iu,
    },
    {
      id: "snake",
      word: /^Schlange$/iu,
      after:
        /^ (?:vor|an) (?:der|dem|den) (?:Kasse|Schalter|Kino|Laden|Bäcker|Eingang|Theke|Post|Klo|Toilette|Tür)/u,
      unless: /biss|beißt|zischt|kroch|kriech|giftig|züngel/iu,
    },
  ],
  hi: [
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
  ],
  ru: [
    // That of the telephone.
    { id: "television", word: /^экран/iu, beside: "phone" },
    // One of a street.
    { id: "lantern", word: /^фонар/iu, beside: "street", is: "streetLamp" },
    // One shoots with it.
    {
      id: "onion",
      word: /^лук/iu,
      before: /(?:стреля|выстрел|натян|тетив|из|с) ?\p{L}* (?:\p{L}+ )?$/iu,
      is: "bow",
    },
    { id: "onion", word: /^лук/iu, after: /^ (?:и|со?|без) стрел/iu, is: "bow" },
  ],
};
