/** Everything that a scene may contain. `words/<language>.json` has the search words and names of each. */

/** Things that the studio can draw. */
// prettier-ignore
export const THINGS = [
  "gasCylinder", "boiler", "hotWaterBottle", "flySwatter", "featherDuster", "robotVacuum", "beanbag", "mosquitoNet",
  "walkingFrame", "hoodDryer", "curlers", "urn", "sleepingBag", "butterflyNet", "bidet", "empanadas",
  "pretzel", "skewers", "springRolls", "oyster", "nachos", "sugarCubes", "bubbleTea", "riceCooker",
  "meatGrinder", "cleaver", "funnel", "canOpener", "easterEggs", "okra", "redCard", "yellowCard",
  "anvil", "gear", "chainsaw", "pitchfork", "hayBale", "baler", "roadRoller", "jackhammer",
  "spinningWheel", "loom", "abacus", "lectern", "boules", "bowlingPins", "hulaHoop", "rollerSkates",
  "goBoard", "mahjong", "shogiPieces", "backgammon", "rattle", "babyMobile", "paperBoat", "waterPistol",
  "bumperCar", "musicBox", "bouncyCastle", "toyTrain", "maracas", "metronome", "clarinet", "harmonium",
  "chefHat", "mitre", "soldierHelmet", "hardHat", "crownOfThorns", "balletShoes", "geta", "corset",
  "cloak", "rosary", "buddha", "christmasStocking", "maypole", "bible",
  "whale", "fish", "shark", "turtle", "jellyfish", "dolphin", "octopus", "horse", "deer", "wolf", "bear",
  "lion", "tiger", "elephant", "camel", "fox", "cat", "dog", "mouse", "rabbit", "squirrel", "monkey",
  "fern", "ivy", "reeds", "sugarCane", "thistle", "thorns", "violet", "roots", "log", "seedling",
  "seaweed", "bush", "iceberg", "whirlpool", "puddle", "crater", "crack", "dustCloud", "ember",
  "fossil",
  "fairy", "elf", "dwarf", "giant", "troll", "goblin", "devil", "monster", "genie", "cyclops", "centaur",
  "minotaur", "sphinx", "ruins", "obelisk", "watermill", "signpost", "aqueduct", "pagoda", "pavilion",
  "greenhouse", "treehouse", "henHouse", "dogHouse", "dam",
  "willow", "birch", "cypress", "poplar", "oak", "maple", "baobab", "bonsai", "bananaTree", "cherryTree",
  "figTree", "poppy", "lily", "orchid", "carnation", "daffodil", "hydrangea", "dandelion", "bouquet",
  "sparrow", "robin", "magpie", "blackbird", "canary", "kingfisher", "pigeon", "woodpecker", "swallow",
  "falcon", "craneBird", "puffin", "duckling", "phoenix", "beeSwarm", "locusts", "flock", "wasp", "moth",
  "firefly", "beehive", "honeycomb", "cocoon",
  "otter", "beaver", "mole", "sloth", "armadillo", "walrus", "hamster", "rat", "hyena", "polarBear",
  "blackPanther", "mammoth", "kitten", "puppy", "foal", "calf", "eel", "tadpole", "slug", "centipede", "tick",
  "twoHeadedSnake", "rattlesnake", "chameleon",
  "snake", "frog", "spider", "scorpion", "bee", "ant", "butterfly", "bird", "crow", "owl", "swan", "duck",
  "rooster", "penguin", "cow", "sheep", "goat", "pig", "donkey", "crab", "unicorn", "dragon", "car", "bus",
  "truck", "ambulance", "train", "bicycle", "motorbike", "plane", "helicopter", "rocket", "ship", "boat",
  "submarine", "airship", "piano", "guitar",
  "wagon", "coach", "combine", "bulldozer", "garbageTruck", "raft", "yacht", "canoe", "jetSki",
  "kickScooter", "bulletTrain", "trafficJam", "funicular", "tollBooth", "windscreen", "headlights",
  "seatBelt", "oar", "fishingNet", "barricade", "barbedWire", "bullet", "cannon", "shield", "armour",
  "spear", "gallows", "guillotine", "gavel", "safe", "cashMachine", "solarPanel", "windTurbine",
  "oilRig", "satelliteDish", "pylon", "fireHydrant", "manhole", "waterSlide", "waterTank", "discoBall",
  "spotlight", "loudspeaker", "megaphone", "departureBoard", "turnstile", "conveyorBelt",
  "metalDetector", "drone", "satellite", "planet", "roulette", "slotMachine", "lotteryBalls", "barcode",
  "baseballBat", "golfClub", "tennisRacket", "pingPong", "boxingGloves", "dumbbell", "trampoline",
  "rugbyBall", "basketball", "hoop", "hockeyStick", "scoreboard", "goal", "stopwatch", "flippers",
  "divingMask", "treadmill", "puppet", "toyCar", "jigsaw", "boardGame", "spinningTop", "yoyo",
  "marbles", "piggyBank", "rockingHorse", "dollhouse", "blocks", "snowGlobe", "bubbles", "tricycle",
  "nail", "screw", "paintRoller", "tape", "glue", "bricks", "cementMixer", "pickaxe", "birdhouse",
  "silo", "saddle", "horseshoe", "whip", "sack", "pallet", "hook", "wheel", "engine", "battery",
  "cable", "eraser", "ruler", "pencilSharpener", "compass", "compasses", "stapler", "ringBinder",
  "rubberStamp", "postageStamp", "cassette", "filmRoll", "projector", "tripod", "binoculars",
  "magnifyingGlass", "receipt", "menu", "priceTag", "harmonica", "tuba", "cymbals", "xylophone",
  "bagpipes", "oud", "saz", "sitar", "tabla", "musicNotes", "sheetMusic", "musicStand", "gong",
  "drumKit",
  "violin", "drum", "bed", "chair", "table", "sofa", "lantern",
  "candle", "mirror", "clock", "hourglass", "phone", "television", "computer", "camera", "washingMachine",
  "bathtub", "cup", "teapot", "pot", "bottle", "knife", "scissors", "key", "door", "window", "stairs",
  "ladder", "elevator", "book", "newspaper", "letter", "pencil", "chest", "basket", "bucket", "broom",
  "suitcase", "backpack", "umbrella", "shoe", "dress", "coat", "gloves", "ring", "necklace", "crown",
  "sari", "lehenga", "hanbok", "kimono", "salwar", "qipao", "headscarf", "abaya", "jellaba", "turban",
  "flamencoDress", "poncho", "sombrero", "kilt", "suit", "uniform", "schoolUniform", "overalls", "apron",
  "graduationGown", "communionDress", "tutu", "footballShirt", "lifeJacket", "raincoat", "tracksuit", "sweater",
  "skirt", "shorts", "jeans", "sandals", "cap", "mittens", "tiara", "hikingBoots", "wig", "bowTie", "belt",
  "earrings", "brooch", "handkerchief", "handFan", "cane", "ribbonBow", "mortarboard", "finger", "fingernails",
  "mouth", "tongue", "nose", "moustache", "beard", "braid", "scar", "belly", "horns", "antlers", "tail", "claws",
  "rootFeet", "glassHands", "shadow", "reflection", "wreath", "cross", "bier", "hearse", "riteTable",
  "foldingScreen", "portrait", "confessional", "font", "menorah", "incense", "litter", "altar", "mandap",
  "weddingArch", "nazar", "amulet", "hamsa", "dreamcatcher", "clover", "medal", "podium", "bauble",
  "carnivalMask", "float", "sugarSkull", "ofrenda", "papelPicado", "pinata", "rangoli", "holiPowder", "lionDance",
  "henna", "bridalCar", "confetti",
  "operatingTable", "heartOrgan", "hospitalGown", "scrubs", "ivDrip", "xray", "plasterCast", "faceMask", "freezer",
  "whippedCream", "peeler", "coffeePot", "cezve", "dallah", "coffeeMachine", "dishcloth", "paintTin", "brokenGlass",
  "chickenFoot", "tatami", "futon", "anthill", "sheaf", "moss", "leafHeap", "mint", "persimmon", "examPaper",
  "jewellery", "christmasTree", "gingerbreadMan", "candyCane", "jackOLantern", "firecracker", "bunting",
  "flowerGarland", "nativity", "trafficCone", "barrierGate", "petrolPump", "forklift", "shippingContainer", "arrow",
  "jerrycan", "fireExtinguisher", "slingshot", "sickle", "scythe", "plunger", "tapeMeasure", "pipe", "firewood",
  "coal", "waterCooler", "rubiksCube", "matryoshka", "dominoes", "dartboard", "punchingBag", "poolTable", "chalice",
  "easel", "flask", "typewriter", "magnet", "vinylRecord", "creditCard", "goldBar", "diaper", "pacifier", "hanger",
  "topHat", "strawHat", "beret", "fez", "lungs", "dung", "spices", "turkishDelight", "tofu", "mortar",
  "daruma", "luckyCat", "carpStreamer", "ganesha", "kaaba", "prayerRug", "plasticBag", "gasMask", "placard", "dogLead",
  "vrHeadset", "keyboard", "mousetrap", "trapdoor", "lightSwitch", "dentures", "incubator", "mannequin", "cottonBranch",
  "chrysanthemum", "pineCone", "pottedBasil",
  "mask", "glasses", "ball", "kite", "balloon", "doll", "present", "bell", "coin", "bread", "apple",
  "orange", "banana", "cherry", "strawberry", "grapes", "watermelon", "lemon", "pear", "pumpkin", "cake",
  "iceCream", "tree", "palm", "pine", "flower", "rose", "sunflower", "mushroom", "cactus", "rock", "fire",
  "volcano", "fountain", "house", "lighthouse", "tower", "castle", "windmill", "tent", "well", "bridge",
  "grave", "gate", "statue", "tooth", "eye", "hand", "heart", "wings", "ghost", "skeleton", "robot",
  "mermaid", "snowman", "ufo",
  "lizard", "kangaroo", "panda", "hedgehog", "goose", "flamingo", "bat", "eagle", "parrot", "snail",
  "caterpillar", "ladybug", "fly", "beetle", "dragonfly", "seahorse", "shell", "starfish", "dinosaur",
  "pegasus", "feather", "nest", "egg", "coral", "lotus", "daisy", "leaf", "bamboo", "branch", "wheat",
  "crystal", "diamond", "tornado", "spiderWeb", "anchor", "tractor", "cart", "parachute", "tank",
  "iceSkates", "paperPlane", "lightBulb", "lamp", "torch", "fridge", "fork", "spoon", "wineGlass",
  "armchair", "desk", "bench", "pillow", "tap", "shower", "soap", "toothbrush", "comb", "vacuum", "vase",
  "barrel", "box", "birdCage", "scroll", "quill", "crystalBall", "wand", "cauldron", "radio", "microphone",
  "headphones", "telescope", "globe", "map", "ticket", "wallet", "money", "handbag", "hat", "boots",
  "socks", "trousers", "shirt", "tie", "trophy", "flag", "dice", "chessPiece", "swing", "slide",
  "carousel", "fishingRod", "hammer", "axe", "saw", "needle", "sewingMachine", "padlock", "chain", "rope",
  "paintbrush", "sword", "gun", "syringe", "pills", "trumpet", "flute", "harp", "cheese", "milk", "honey",
  "meat", "pizza", "spatula", "pressureCooker", "dishwasher", "mop", "mattress", "grandfatherClock", "cuckooClock", "perfume", "shampoo", "hairbrush", "bandage", "ham", "candyFloss", "burrito", "apricot",
  "broccoli", "cauliflower", "lettuce", "saladBowl", "courgette", "celery", "asparagus", "spinach",
  "artichoke", "bellPepper", "peas", "beans", "radish", "beetroot", "turnip", "raspberry", "blackberries",
  "blueberries", "plum", "quince", "kiwi", "papaya", "melon", "walnut", "almond", "peanut", "coffeeBeans",
  "hamburger", "muffin", "cupcake", "brownie", "waffle", "birthdayCake", "eclair", "macarons", "scone",
  "tiramisu", "cannoli", "churros", "pudding", "jelly", "iceLolly", "brigadeiro", "mochi", "jalebi",
  "beer", "champagne", "cocktail", "lemonade", "juice", "sodaCan", "teaBag", "mate", "ayran", "samovar",
  "whisky", "thermos", "winePress", "misoSoup", "bacon", "steak", "fishAndChips", "lasagne", "omelette",
  "roastTurkey", "shepherdsPie", "meatballs", "toast", "crisps", "cheeseWheel", "stuffedPeppers", "dolma",
  "borek", "pide", "tamales", "arepa", "feijoada", "acaraje", "potatoTortilla", "gazpacho", "croquettes",
  "risotto", "couscous", "tagine", "falafel", "hummus", "kunafa", "maamoul", "takoyaki", "tteokbokki",
  "kimbap", "bibimbap", "songpyeon", "bento", "dosa", "idli", "thali", "biryani", "fondue", "ratatouille",
  "quiche", "whisk", "ladle", "grater", "colander", "cuttingBoard", "corkscrew", "rollingPin",
  "breadKnife", "blender", "mixer", "toaster", "drawer", "straw", "napkin", "tray", "saltShaker",
  "iceCube", "gravyBoat", "flour", "breadstick", "butter", "yogurt", "yarn", "knitting", "spool", "zipper",
  "safetyPin", "thimble", "clothesPeg", "sponge", "dustpan", "plaster", "candlestick", "ashtray",
  "lighter", "chewingGum", "toiletPaper", "toothpaste", "razor", "lipstick", "nailPolish", "tissueBox",
  "foam", "bathrobe", "lampshade", "keyhole", "radiator", "ceilingFan", "airConditioner", "wallCalendar",
  "windowBlind", "drain", "rockingChair",
  "noodles", "rice", "chocolate", "lollipop", "carrot", "corn", "tomato", "potato",
  "pepper", "peach", "pineapple", "coconut", "pyramid", "factory", "igloo", "barn", "fence", "wall",
  "brain", "skull", "bones", "foot", "ear", "coffin", "zombie", "vampire", "alien", "astronaut",
  "crocodile", "peacock", "stork", "giraffe", "zebra", "raccoon", "plant", "sink", "stove", "toilet", "iron",
  "plate", "wardrobe", "laundry", "accordion", "pearl", "carpet", "wheelchair", "pram", "sandwich", "cards",
  "picture", "steeringWheel", "mailbox", "wateringCan", "parasol", "phoneBooth", "trafficLight", "caravan",
  "footprints", "hole", "building", "hut", "busStop", "blanket", "shovel", "slipper", "aquarium", "meteor",
  "passport", "paper", "plow", "towel", "witch", "bomb", "leg", "blood", "cloud", "hair", "scarf", "glass",
  "bracelet", "till", "fireworks", "eiffelTower", "balcony", "wave", "metro", "tram",
  "hose", "scarecrow", "fan", "trashCan", "trashBag", "pyjamas", "underwear", "cucumber", "onion", "cabbage", "leek",
  "olives", "oliveTree", "dates", "mango", "appleTree", "fruitTree", "cornStalk", "popcorn", "simit", "flatbread",
  "pancakes", "dough", "pie", "onigiri", "friedFish", "barbecue", "soup", "friedEgg", "skis", "snowboard", "sled",
  "rickshaw", "fireEngine", "taxi", "policeCar", "excavator", "lawnMower", "curtain", "socket", "turkey", "escalator",
  "hammock", "ferrisWheel", "sandCastle", "seesaw", "bull", "buffalo", "boar", "badger", "seagull", "vulture",
  "barge", "mud", "sand", "ferry", "gondola", "minibus", "spiralStairs",
  "fryingPan",
  "teddyBear", "crutch", "bookshelf", "babyBottle", "helmet",
  "moose", "seal", "anteater", "cagedBird", "prawn", "hotDog", "paella", "samosa", "coxinha", "papadum",
  "rubberGloves", "thermometer", "weddingDress", "swimsuit",
  "rowboat", "kayak", "galleon", "flashlight", "streetLamp", "paperLantern", "chandelier", "doubleDecker",
  "pickup", "scooter", "tyre", "pliers", "wrench", "screwdriver", "drill", "toolbox", "wheelbarrow",
  "locker", "blackboard", "photocopier", "calculator", "vendingMachine", "kettle", "scales", "shelves",
  "microwave", "chopsticks", "hairDryer", "watch", "alarmClock", "sunglasses", "oldPhone", "highHeels",
  "sneaker", "wellies", "whistle", "bunkBed", "cradle", "stool", "deckchair", "fireplace", "gurney",
  "saxophone", "cello", "organ", "tambourine", "smoke", "skateboard", "crane", "stopSign", "rails",
  "hookah", "roof",
  "hen", "chick", "goldfish", "carp", "sardine", "stingray", "squid", "lobster", "toucan", "ostrich",
  "hummingbird", "pelican", "jaguar", "rhino", "hippo", "gorilla", "llama", "koala", "capybara", "cockroach",
  "mosquito", "worm", "grasshopper", "cobra", "tortoise", "aubergine", "sweetPotato", "garlic", "avocado",
  "pomegranate", "fig", "baguette", "croissant", "taco", "tortillas", "cheeseBread", "doughnut", "cookie",
  "spaghetti", "sushi", "dumplings", "curry", "kebab", "roastChicken", "candy", "marshmallow", "baklava",
  "fries", "sausage", "teaGlass", "nuts", "durian", "tulip", "lavender", "blossomTree", "haystack", "stump",
  "icicle", "laddu",
  "laptop", "remoteControl", "gamepad", "recordPlayer", "ironingBoard", "jug", "handcuffs", "lifeRing",
  "surfboard", "stethoscope", "microscope", "rake", "bow", "cableCar", "cigarette", "beads",
  "diya", "kurta", "tortellini", "ravioli", "kimchi", "fishBag", "santa", "matchbox", "button", "petals", "shutters",
  "bowl", "jar", "tin", "chestnut", "weddingVeil", "hands", "planeWing", "lemonTree", "mangoTree",
  "acorn", "trombone", "snowflake", "portableToilet", "luggageTrolley", "jackal",
  "zeppelin", "parachutist", "paraglider", "chairlift", "fishingBoat", "motorboat", "dinghy", "containerShip",
  "clockTower", "bellTower", "minaret", "skyscraper", "factoryChimney", "triumphalArch", "columns",
  "scaffolding", "billboard", "kiosk", "rollerCoaster", "fireEscape", "seaUrchin", "swordfish", "pufferfish",
  "orca", "porcupine", "skunk", "weasel", "mantis", "cicada", "eclipse", "blackHole", "aurora", "avalanche",
  "fighterJet", "coffeeBush", "teaBush", "lilyPad", "sandpit", "marketStall", "antenna", "cityWall", "schoolBus", "coatStand", "frisbee", "hairClip", "unicycle", "grimReaper", "boomerang",
  "washBasin", "hoe", "tablecloth", "bedSheet", "diploma", "tweezers", "chimney", "tiles", "bundle", "washboard",
  "milkGlass", "teaCup", "oilBottle", "couscousSteamer", "ballotBox", "walkieTalkie", "hearingAid", "electricHeater",
  "fuseBox", "doorbell", "contactLens", "ginger", "guava", "lychee", "dragonFruit", "passionFruit", "pricklyPear",
  "custardApple", "cassava", "bitterGourd", "redCurrants", "cashewApple", "borscht", "mussels", "pickleJar",
  "custardTart", "yuleLog", "panettone", "halva", "gulabJamun", "lamb", "ram", "fawn", "puma", "lioness", "lynx",
  "piglet", "heron", "pheasant", "hoopoe", "hornedBeetle", "jasmine", "hibiscus", "peony", "magnolia",
  "lilyOfTheValley", "wisteria", "bougainvillea", "lilac", "electricGuitar", "zither", "gobletDrum", "hourglassDrum",
  "castanets", "triangleBell", "frenchHorn", "lyre", "rubberDuck", "swimRing", "shipWheel", "bottlePost",
  "skippingRope", "cupAndBall",
  "creamPuff", "millefeuille", "shavedIce", "puri", "paan", "tamarind", "ginseng", "handMill", "shoulderYoke", "schoolCone", "shuttlecock", "rakhi", "woodenFish", "kotatsu", "kagamiMochi", "wishPlaque", "berimbau", "tapir",
  "dango", "taiyaki", "tempura", "lahmacun", "sakeSet", "candyApple", "caviar", "mooncake", "breadBasket",
  "eggCarton", "lunchBox", "grapevine", "aloe", "holly", "mistletoe", "geranium", "porcini", "iris", "highChair",
  "windChime", "tablet", "photoAlbum", "whiteboard", "firstAidKit", "nailClippers", "pepperMill", "fabricRolls",
  "dishRack", "trough", "milkChurn", "cowbell", "yurt", "teepee", "totemPole", "dogBowl", "sundial", "icon",
  "sparkler", "redEnvelope", "paperCrane", "torahScroll", "badge", "locket", "snowmobile", "biplane", "spaceShuttle",
  "tugboat", "numberPlate", "exerciseBike", "rearMirror", "missile", "compactDisc", "crossbow", "gearStick",
  "testTube", "kaleidoscope", "inhaler",
] as const;
export type Thing = (typeof THINGS)[number];

/** What grows on a field, in rows: plants, and what is no thing of its own. */
export type Crop = Thing | "tea" | "coffee" | "cotton" | "tobacco" | "mustard";

/** People by age or relation. */
// prettier-ignore
export const PEOPLE = [
  "mother", "father", "grandmother", "grandfather", "oldWoman", "oldMan", "baby", "child", "brother",
  "sister", "friend", "teacher", "doctor", "bride", "groom", "soldier", "police", "king", "queen", "woman", "man",
  "crowd", "parents", "grandparents",
] as const;
export type PersonId = (typeof PEOPLE)[number];

/** Where a dream takes place. */
// prettier-ignore
export const PLACES = [
  "desert", "iceRink", "policeStation", "concert", "aquariumHall", "officeBuilding",
  "livingRoom", "hotelRoom", "meetingRoom", "canteen", "schoolHallway", "weddingHall", "throneHall",
  "cinema", "operatingTheatre", "clothesShop", "factoryHall", "warehouse", "parkingGarage", "carPark", "trafficJam",
  "motorway", "tunnel", "metroStation", "courtyard", "vegetableGarden", "sunflowerField", "orchard", "oliveGrove",
  "bambooForest", "jungle", "savanna", "swamp", "harbour", "ruins", "maze", "buddhistTemple", "campsite", "skiSlope",
  "snowfield", "ocean", "shore", "lake", "river", "island", "underwater", "forest", "mountain",
  "field", "garden", "village", "street", "road", "city", "square", "market", "rooftop", "station",
  "airport", "kitchen", "bedroom", "bathroom", "corridor", "attic", "cellar", "room", "school", "exam",
  "office", "hospital", "library", "theatre", "church", "mosque", "temple", "prison", "cave", "cemetery",
  "cliff", "sky", "space", "pool", "stadium", "supermarket", "restaurant",
  "bakery", "hairdresser", "postOffice", "bank", "bar", "bathhouse", "hotSpring", "laundromat", "gym", "pier",
  "canal", "churchyard", "riceField", "cornfield", "wheatField", "porch", "schoolYard", "playground", "waterfall",
  "petrolStation", "fairground", "zoo", "circus", "court", "museum", "pharmacy", "garage", "constructionSite",
  "lockerRoom", "dentist", "shrine", "bowlingAlley", "waitingRoom", "baseballField", "vineyard", "ploughedField", "kindergarten",
  "butcherShop", "fishMarket", "funeralHall", "cropField", "shop", "entranceHall", "ticketHall", "diningRoom", "drySeabed",
  "steepStreet",
  "laboratory", "casino", "takeaway", "stable", "boxingRing", "roundabout", "crossroads", "busStation", "stands",
  "runningTrack", "tennisCourt", "bullring", "canyon", "oasis", "frozenLake", "mars", "mine", "dump", "battlefield",
  "favela", "ghat", "shipDeck", "onBalcony", "stairwell",
  "doorstep", "alley", "blossomAvenue", "farmyard", "hospitalCorridor", "sauna", "nursery", "assemblyHall", "crypt",
  "villageSquare", "lavatory", "glacier", "townHall",
] as const;
export type Place = (typeof PLACES)[number];

/** What the dreamer does. */
// prettier-ignore
export const ACTIONS = [
  "flying", "falling", "running", "climbing", "swimming", "riding", "searching", "waving", "burying",
  "holding", "sleeping", "dancing",
] as const;
export type Action = (typeof ACTIONS)[number];

/** What somebody does beside moving about, or how they are: seen by arms, faces, clothes and what is held. */
// prettier-ignore
export const ACTIVITIES = [
  "dining", "kissing", "praying", "prostrate", "crawling", "lying", "tied", "jailed", "hanging", "wading", "sitting",
  "carrying", "pushing", "pulling", "planting", "picking", "fishing", "feeding", "milking", "watering", "skating",
  "knitting", "washing", "ironing", "bathing", "atWindow", "peeking", "atMirror", "nursing", "onStage", "atBoard",
  "phoning", "photographing", "screaming", "toothless", "bleeding", "combing", "makeup", "shaving", "smoking",
  "stuck", "vomiting", "birthing", "diving", "giant", "tiny",
  "crying", "singing", "cooking", "eating", "drinking", "reading", "writing", "driving", "fighting", "hugging",
  "waiting", "late", "cleaning", "inBed", "barefoot", "drowning", "hiding", "naked", "pregnant", "fleeing",
] as const;
export type Activity = (typeof ACTIVITIES)[number];

/** Colours of things. */
// prettier-ignore
export const COLOURS = [
  "white", "black", "red", "blue", "green", "yellow", "orange", "purple", "pink", "brown", "grey", "gold",
] as const;
export type Colour = (typeof COLOURS)[number];

/** Times of day and what is seen in the sky. */
// prettier-ignore
export const LIGHTS = [
  "night", "dawn", "dusk", "day", "moon", "sun", "stars", "rainbow",
] as const;
export type LightWord = (typeof LIGHTS)[number];

// prettier-ignore
export const WEATHERS = [
  "rain", "snow", "storm", "fog", "hail", "wind", "sandstorm",
] as const;
export type WeatherWord = (typeof WEATHERS)[number];
/** Hail and a sandstorm are kinds of storm, and wind may blow in any weather. */
export type SceneWeather = Exclude<WeatherWord, "hail" | "sandstorm" | "wind">;

/** What has happened to a thing or a place. */
// prettier-ignore
export const STATES = [
  "burning", "broken", "flooded", "open", "closed", "upsideDown", "melting",
] as const;
export type State = (typeof STATES)[number];

/** Things that are drawn open and closed. */
const OPENING: ReadonlySet<Thing> = new Set<Thing>(["door", "chest", "book", "box", "padlock"]);
/** Things that have a figure for the open state only; closed, they look as usual. */
const ALSO_OPEN: ReadonlySet<Thing> = new Set<Thing>(["window", "suitcase", "wardrobe", "fridge"]);

/** Things that always burn. */
const ALIGHT: ReadonlySet<Thing> = new Set<Thing>([
  "candle",
  "lantern",
  "torch",
  "fire",
  "volcano",
  "lamp",
  "streetLamp",
  "lightBulb",
  "chandelier",
  "headlights",
  "television",
  "computer",
  "laptop",
  "phone",
  "flashlight",
  "paperLantern",
  "trafficLight",
  "diya",
  "menorah",
]);

/** What is full of water is seen from outside. */
// prettier-ignore
const VESSELS: ReadonlySet<Thing> = new Set<Thing>([
  "fridge", "suitcase", "backpack", "handbag", "bottle", "glass", "cup", "pot", "bucket", "bathtub", "sink", "barrel",
  "box", "chest", "wardrobe", "shoe", "boots", "basket", "vase", "bookshelf", "window", "aquarium", "well", "fountain", "coffin",
  "locker",
]);

/** Whether a thing's state can be seen in its drawing. */
export function isShown(thing: Thing, state: State): boolean {
  if (state === "open" || state === "closed") return OPENING.has(thing) || ALSO_OPEN.has(thing);
  if (state === "flooded") return !VESSELS.has(thing);
  return state !== "burning" || !ALIGHT.has(thing);
}
