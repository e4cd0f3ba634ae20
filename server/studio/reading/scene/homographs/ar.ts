import type { Homograph } from "./homograph.ts";

/** Arabic words that are written like a thing's and mean another one. */
export const AR: readonly Homograph[] = [
  // "أم سمير": a woman by her son's name.
  {
    id: "mother",
    word: /^[أإا]م$/u,
    after:
      /^ (?:سمير|محمد|محمود|[أا]حمد|علي|حسن|حسين|خالد|عمر|كريم|يوسف|[إا]براهيم|جورج|[إا]يلي|فادي|سامي|زياد|هاني|مصطفى|سعيد|طارق)(?!\p{L})/u,
    is: "woman",
    kind: "people",
  },
  { id: "green", word: /^الخضرة$/u },
  // "بئرًا" is a well.
  { id: "beer", word: /^[وفب]?(?:ال)?بئر/u, is: "well" },
  // "على الدش": the dish on the roof.
  { id: "shower", word: /دش$/u, before: /على (?:ال)?$/u, is: "satelliteDish" },
  // "المفتاح في الدرج": one is on the stairs, and what is kept is in the drawer.
  { id: "stairs", word: /^(?:ال)?درج$/u, before: /(?<!\p{L})(?:في|فى|داخل|جوا) (?:ال)?$/u, is: "drawer" },
  // "كمان" is also "also", as in "شفتها كمان".
  {
    id: "violin",
    word: /^و?كمان$/u,
    unless:
      /عزف|عازف|موسيق|آلة|اوتار|أوتار|اوركسترا|أوركسترا|ماسك كمان|صوت كمان|معا?[هي] كمان|كمان (?:قديم|خشب|صغير|مكسور)/u,
  },
  // "تخبز الخبز في الفرن": the stove at home.
  {
    id: "bakery",
    word: /^الفرن$/u,
    before: /(?:خبز|تخبز|يخبز|طبخ|تطبخ|كعك|صينية|حطت|بيت|مطبخ|شوي|تشوي)\P{P}*$/u,
    unless: /فرن الح|خباز|طابور|دكان|بائع/u,
    is: "stove",
  },
  // "وجدت بابا أخضر": a green door.
  {
    id: "father",
    word: /^بابا$/u,
    before: /(?:وجدت|وجدنا|ر[أا]يت|ر[أا]ينا|فتحت|فتحنا|[أا]رى|لمحت|[أا]غلقت|طرقت|عن|فيه|هناك) $/u,
    after: /^ (?!في |مع |من )\S*[^يه ](?= |$|[،.])/u,
    is: "door",
  },
  // "المرأة": the woman. In the dialects, "in the mirror" is typed in the same way.
  {
    id: "mirror",
    word: /^[وف]?(?:ال|لل)?مر[أا][ةه]$/u,
    before: /^(?!.*(?:في|فى|قدام|أمام|امام|إلى|على|علي|زجاج) $)/u,
    is: "woman",
    kind: "people",
  },
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
];
