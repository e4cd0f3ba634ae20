import type { Around } from "./words-around.ts";
import { patternOf } from "../matching/letters.ts";

/** How something is, before "as": "small and warm as a loaf". */
const ADJECTIVES =
  "strong|white|pale|black|red|green|yellow|blue|grey|gray|cold|hot|warm|hard|stiff|quiet|silent|still|calm|blind|deaf|dumb|busy|light|slow|fast|quick|sly|stubborn|hungry|dry|wet|flat|soft|sharp|thin|thick|sick|drunk|happy|free|wise|brave|mad|bright|dark|clear|smooth|rough|heavy|small|little|round|old|deep|loud|gentle|delicate|fragile|transparent|shiny|sticky|salty|sweet|bitter|fluffy|skinny|swift|pure|fresh|dead|good|proud|cool|crisp|plain|steady|solid|weak|tough|graceful|naked|nervous|regular|innocent|helpless|light";

/** Before what is only named in English: what something recalls, smells of, is about, or was wished for. */
export const ENGLISH_AROUND: readonly Around[] = [
  { before: /(?:ticket|rocket|trip|flight|train)s? (?:to|for) the $/iu },
  { before: /remind(?:s|ed|ing)? (?:me|us|him|her) of (?:an? |the |my |our )?(?:\p{L}+ )?$/iu },
  { before: patternOf(`(?<!\\p{L})(?:${ADJECTIVES}) as (?:an? |the )?$`, "iu") },
  {
    before:
      /(?:n['’]?t|not|never|cannot) (?:even |ever )?(?:see|seen|saw|find|found|hear|have|had|meet|notice) (?:any|a single|one single) (?:\p{L}+ )?$/iu,
  },
  // "The smell of fresh bread", "it tasted of oranges".
  {
    before:
      /(?:smell(?:s|ed|ing|ings)?|smelt|scents?|stench|odou?rs?|aroma|whiffs?|fragrance|perfume|taste[ds]?|tasting|flavou?rs?|stank|stinks?|stunk|reek(?:ed|ing|s)?|hints?) (?:strongly |faintly |a bit )?(?:of|like) (?:(?!and |with )\p{L}+ ){0,3}$/iu,
    kinds: /things|people/u,
  },
  { before: /(?<!\p{L})smell(?:ed|ing)? (?:the |some |fresh |baking )*$/iu, kinds: /things/u },
  // "The sound of a train".
  {
    before:
      /(?:sounds?|noises?|roar|rumble|echo|clatter|hum|buzz(?:ing)?|squeak(?:ing)?|whistle|ringing|barking|chirping|singing) of (?:(?!and |with )\p{L}+ ){0,3}$/iu,
    kinds: /things/u,
  },
  // "A presentation about volcanoes", "he was talking about his dog".
  {
    before:
      /(?:songs?|films?|movies?|books?|stor(?:y|ies)|tales?|poems?|documentar(?:y|ies)|presentation|lectures?|speech|reports?|essay|lessons?|articles?|shows?|jokes?|exam|test|questions?|quiz|podcast|programmes?|programs?|facts?|news|class|videos?|talk(?:s|ed|ing)?|talks?|told (?:me|us|him|her|everyone)|tell(?:ing|s)? (?:me|us|him|her|everyone)|ask(?:ed|ing)?(?: me| us)?|read(?:ing)?|s[aiu]ng(?:ing)?|argu\p{L}+|lectur\p{L}+|complain\p{L}+|chat\p{L}*|worr\p{L}+|think(?:ing)?|thought|jok(?:ed|ing)|rant\p{L}*|going on|went on|explain\p{L}*) (?:\p{L}+ )?about (?:(?:his|her|their|my|our|the|an?|some|how|buying|getting) )*(?:\p{L}+ )?$/iu,
  },
  { before: /(?<!\p{L})(?:thought|thinking|dreaming) of (?:my |our |his |her |the |an? )?(?:\p{L}+ )?$/iu },
  { before: /(?<!\p{L})(?:i|we|really|still|missing|so) miss(?:ed|ing)? my $/iu, kinds: /people/u },
  // "He called me a pig", "it was called the Red Lion".
  { before: /(?<!\p{L})call(?:ed|ing|s) (?:me|him|her|us|them|you) (?:an? |the )?(?:\p{L}+ )?$/iu },
  {
    before:
      /(?<!\p{L})(?:pub|inn|bar|restaurant|caf[eé]|shop|hotel|band|song|film|movie|book|game|ship|boat|play|place) (?:was |is )?(?:called|named|titled) (?:the |an? )?(?:\p{L}+ )?$/iu,
  },
  // "He asked me for a coffee".
  {
    before:
      /(?<!\p{L})(?:ask(?:ed|ing|s)?|begg(?:ed|ing)) (?:(?:me|him|her|us|them|the \p{L}+) )?for (?:an? |some |more |two )(?:\p{L}+ )?$/iu,
    kinds: /things/u,
  },
  // "Out of her coat pocket", "cable ties".
  { after: /^ pockets?(?!\p{L})/iu, kinds: /things/u },
  // "In the shape of a heart".
  {
    before: /(?<!\p{L})(?:shapes?|forms?|outline|silhouette) of (?:an? |the )?(?:\p{L}+ )?$/iu,
    kinds: /things/u,
  },
  // "I left my bag at home".
  {
    before: /(?<!\p{L})(?:left|forgot(?:ten)?|leave|leaving) (?:my|our|his|her|the|all my) (?:\p{L}+ )?$/iu,
    after:
      /^ (?:at home|behind|upstairs|downstairs|back (?:home|at|in|there)|(?:in|on|at) (?:the|my|our) (?:bus|train|car|taxi|cab|plane|hotel|office|house|flat|shop|pub|other \p{L}+))(?!\p{L})/iu,
    kinds: /things/u,
  },
  // "I called my wife", "a bird with my mother's voice".
  {
    before:
      /(?<!\p{L})I (?:called|phoned|rang|texted|emailed|messaged|facetimed|was calling|was texting|tried to (?:call|phone|ring)) (?:my|our) $/u,
    after: /^(?! (?:over|to me|in|back|out|for|down))/u,
    kinds: /people/u,
  },
  {
    before: /(?<!\p{L})with (?:my |our |the )$/iu,
    after: /^['’]s (?:voice|accent|smile|laugh)(?!\p{L})/iu,
    kinds: /people/u,
  },
  // "Keys, like for a diary", "she went in for sunscreen".
  {
    before: /(?<!\p{L})like (?:for|from|in|on|at) (?:an? |the |some )?(?:\p{L}+ )?$/iu,
    kinds: /things|people/u,
  },
  {
    before:
      /(?<!\p{L})(?:go|goes|going|went|gone|sent|popped|pop|nipped|came) (?:me )?(?:in |out |back |down |off |over |up )?for (?:some |more )?(?:\p{L}+ )?$/iu,
    kinds: /things/u,
  },
  // "He keeps asking did I bring the passports".
  {
    before:
      /(?<!\p{L})ask(?:s|ed|ing)? (?:me |us )?(?:did|if|whether|where|have|had|do|do you|could|can) (?:\p{L}+ ){1,3}(?:the|my|an?|his|our|your) $/iu,
    kinds: /things/u,
  },
  // "He said sir, your baggage".
  {
    before: /(?<!\p{L})(?:said|says|goes|shouts?|shouted) (?:\p{L}+,? )?(?:here['’]?s )?your $/iu,
    kinds: /things/u,
  },
  // "Biscuits like you get on a plane".
  {
    before:
      /(?<!\p{L})like (?:you|they|we|people) (?:\p{L}+ ){1,2}(?:in|on|at|from|with) (?:an? |the |old )?(?:\p{L}+ )?$/iu,
    kinds: /things|people/u,
  },
  // "It wasn't birds, it was fish", "Not potatoes, bracelets came out".
  {
    before: /(?<!\p{L})(?:wasn['’]?t|weren['’]?t|was not|were not) (?:an? |the )?$/iu,
    after: /^(?: \p{L}+){0,2}, (?:it|they) (?:was|were)(?!\p{L})/iu,
    kinds: /things/u,
  },
  { before: /^\s*not (?:an? |the )?$/iu, after: /^, (?:\p{L}+ ){1,3}\p{L}+/iu, kinds: /things/u },
  // "Not fire but petals", "I expected a train but", "I thought it was a snake but", "I used to have a dog".
  { before: /(?<!\p{L})not (?:an? |the |any |real )?$/iu, after: /^,? (?:but|just|only)(?!\p{L})/iu },
  {
    before: /(?<!\p{L})(?:expect(?:ed|ing)|hoping for|hoped for) (?:an? |the |my |some )?(?:\p{L}+ )?$/iu,
    after: /^,? but(?!\p{L})/iu,
  },
  {
    before:
      /(?<!\p{L})(?:thought|assumed|figured|swore|mistook) (?:it|that|he|she|they|this) (?:was|were|is|for) (?:an? |the |my |some )?(?:\p{L}+ )?$/iu,
    after: /^,? (?:but|until|then|it was|it turned)(?!\p{L})/iu,
  },
  { before: /(?<!\p{L})used to (?:have|own|keep) (?:an? |the |my )?(?:\p{L}+ )?$/iu, kinds: /things/u },
  { before: /(?<!\p{L})who (?:is|was|used to be|works as) (?:actually |now )?an? $/iu, kinds: /people/u },
  { before: /(?<!\p{L})voices? of (?:an? |my |the )?(?:\p{L}+ )?$/iu, kinds: /people|things/u },
  // "She shouted tea was ready".
  {
    before:
      /(?<!\p{L})(?:said|shouted|yelled|announced|told (?:me|us)|called out) (?:that )?(?:the |my )?$/iu,
    after: /^ (?:was|were|is|are) (?:ready|served|over|cancel\p{L}+|late|coming|on its way)(?!\p{L})/iu,
    kinds: /things/u,
  },
  // "Made of wood": no forest.
  {
    before:
      /(?<!\p{L})(?:made|built|carved|woven|cut|shaped) (?:entirely |only )?(?:out )?(?:of|from) (?:solid |dark |old )?$/iu,
    word: /^(?:wood|stone|rock|glass|iron|chalk|wax|straw|marble|clay|sand|mud|metal|wool)$/iu,
  },
  // "The train never came".
  {
    after:
      /^ (?:just |simply )?(?:never|did(?:n['’]?t| not)|would(?:n['’]?t| not)|does(?:n['’]?t| not)|has(?:n['’]?t| not)|had(?:n['’]?t| not)) (?:ever |even |actually )?(?:c[ao]me|arrived?|show(?:ed)? up|turn(?:ed)? up|appear(?:ed)?)(?! (?:out|off|down|back|near|close|to))(?!\p{L})/iu,
  },
  // "A hand's width", "a snail's pace".
  { after: /^['’]s? (?:width|breadth|length|throw|pace|worth|distance)(?!\p{L})/iu },
  { after: /^[ -](?:colou?r|shape|size|smell|scent|taste|flavou?r)(?:ed)?(?!\p{L})/iu, kinds: /things/u },
];
