import { animalAct, type AnimalActs } from "./animal-acts.ts";

/** As `WESTERN_ACTS`. */
export const ROMANCE_ACTS: AnimalActs = {
  fr: [
    animalAct(
      /(?:conduisai(?:t|ent)|conduit|au volant|pilotai(?:t|ent)|ramai(?:t|ent)|ramer|tenai(?:t|ent) la barre|aux commandes|pagayai(?:t|ent))(?!\p{L})/iu,
      "driving",
    ),
    animalAct(
      /(?:(?:faisai(?:t|ent) du|en|à|sur (?:un|son|mon)) (?:vélo|bicyclette|moto|scooter|trottinette|luge|tricycle)|pédalai(?:t|ent))(?!\p{L})/iu,
      "riding",
    ),
    animalAct(
      /(?:enseignai(?:t|ent)|(?:nous )?(?:faisait|donnait) (?:le |un |la )?(?:cours|leçon|dictée))(?!\p{L})/iu,
      "atBoard",
      "teacher",
    ),
    animalAct(/(?:écri\p{L}+ (?:\p{L}+ ){0,3}au tableau|au tableau(?: noir)?)(?!\p{L})/iu, "atBoard"),
    animalAct(
      /(?:faisait (?:un|le|son) discours|au micro|dans (?:un|le) micro|donnait un concert|à la tribune)(?!\p{L})/iu,
      "onStage",
    ),
    animalAct(
      /(?:(?<!était |a été )servai(?:t|ent) (?!de)|versait (?:le |du )?(?:thé|café|vin)|prenait (?:la|ma|notre|les) commandes?|faisait le service|apportait (?:l['’]addition|le café|la carte|les plats))/iu,
      undefined,
      "waiter",
    ),
    animalAct(
      /(?:vendai(?:t|ent)|à la caisse|derrière le comptoir|tenait (?:la|une) (?:boutique|caisse|boulangerie))(?!\p{L})/iu,
      undefined,
      "clerk",
    ),
    animalAct(
      /(?:derrière (?:un|le|son) bureau|assise? à (?:un|son) bureau|tapai(?:t|ent) (?:à la machine|sur)|signai(?:t|ent)|comptai(?:t|ent) (?:l['’]argent|les billets|mes|ses)|prenai(?:t|ent) des notes|tamponnai(?:t|ent))/iu,
      "writing",
    ),
    animalAct(
      /(?:(?:buvai(?:t|ent)|boire|voulai(?:t|ent)|demandai(?:t|ent)|commandai(?:t|ent)|prenai(?:t|ent)|sirotai(?:t|ent)) (?:\p{L}+ ){0,3}?(?:thé|café|bière|vin|apéro|pastis|champagne|cocktail))(?!\p{L})/iu,
      "drinking",
    ),
    animalAct(
      /(?:avec (?:une )?fourchette|avec (?:un )?couteau et|avec des couverts|à table)(?!\p{L})/iu,
      "dining",
    ),
    animalAct(/(?:jouai(?:t|ent) (?:de la|à la) guitare)(?!\p{L})/iu, undefined, "musician"),
    animalAct(
      /(?:jouai(?:t|ent) (?:aux cartes|à la belote|au poker|aux échecs|aux dominos))(?!\p{L})/iu,
      "sitting",
    ),
    animalAct(
      /(?:jouai(?:t|ent) (?:du|de la|de l['’]) ?(?:piano|violon|accordéon|trompette|batterie|saxophone|flûte|orgue)|payai(?:t|ent)|voulait payer|me serrait la main|contrôlai(?:t|ent) (?:les|mon|nos) \p{L}+|faisai(?:t|ent) la queue|dirigeai(?:t|ent) l['’]orchestre|me coupait les cheveux|m['’]opérait)(?!\p{L})/iu,
    ),
    animalAct(/(?:tricotai(?:t|ent)|tricote)(?!\p{L})/iu, "knitting"),
    animalAct(/(?:fumai(?:t|ent)|fume|fumant)(?!\p{L})/iu, "smoking"),
    animalAct(/(?:lisai(?:t|ent)|lit le journal|lisant)(?!\p{L})/iu, "reading"),
    animalAct(
      /(?:cuisinai(?:t|ent)|faisai(?:t|ent) (?:la cuisine|des crêpes|la soupe))(?!\p{L})/iu,
      "cooking",
    ),
    animalAct(/(?:passait l['’]aspirateur|balayait)(?!\p{L})/iu, "cleaning"),
    animalAct(/(?:dansai(?:t|ent)|valsai(?:t|ent))(?!\p{L})/iu, "dancing"),
  ],
  es: [
    animalAct(
      /(?:conduc\p{L}+|manej(?:aba|aban|ando|a|ó)|al volante|pilot(?:aba|ando)|remab?a?n?(?:do)?|remando|llevaba el timón|iba manejando)(?!\p{L})/iu,
      "driving",
    ),
    animalAct(
      /(?:(?:en|montando en|montaba en) (?:una |su |mi )?(?:bici|bicicleta|moto|patinete|trineo|patineta|triciclo)|pedale(?:aba|ando))(?!\p{L})/iu,
      "riding",
    ),
    animalAct(
      /(?:daba (?:la |una )?(?:clases?|lección)|dando (?:la )?clases?|enseñaba (?:matemáticas|inglés|\p{L}+))(?!\p{L})/iu,
      "atBoard",
      "teacher",
    ),
    animalAct(
      /(?:escrib\p{L}+ (?:\p{L}+ ){0,3}en (?:la pizarra|el pizarrón|el tablero))(?!\p{L})/iu,
      "atBoard",
    ),
    animalAct(
      /(?:daba (?:un |el )?(?:discurso|concierto|mitin)|(?:al|en el|con un|con el|por el) micr[oó]f?o?n?o?)(?!\p{L})/iu,
      "onStage",
    ),
    animalAct(
      /(?:(?:nos |me )?serv(?:ía|ían|ía las|iendo)|(?:echaba|vertía) (?:el |la )?(?:té|café|vino)|tomaba (?:la orden|nota|el pedido)|atendía (?:las |la )?mesas?|(?:nos|me) (?:traía|trajo) (?:la cuenta|el café|la carta|los platos))(?!\p{L})/iu,
      undefined,
      "waiter",
    ),
    animalAct(
      /(?:vend(?:ía|ían|iendo)|en la caja|detrás del mostrador|tras el mostrador|atendía (?:la|una) (?:tienda|caja))(?!\p{L})/iu,
      undefined,
      "clerk",
    ),
    animalAct(
      /(?:detrás de (?:un|su|la) (?:escritorio|mesa)|tras (?:un|su) escritorio|sentado en (?:un|su) escritorio|tecle(?:aba|ando)|firma(?:ba|ndo)|conta(?:ba|ban|ndo) (?:el |mi |mis |los )?(?:dinero|billetes|monedas)|tomando notas|tomaba notas|sella(?:ba|ndo))(?!\p{L})/iu,
      "writing",
    ),
    animalAct(
      /(?:(?:beb(?:ía|ían|iendo)|tom(?:aba|aban|ando|ándose)|tomándose|quer(?:ía|ían)|ped(?:ía|ían)|pidió|pidiendo) (?:\p{L}+ ){0,3}?(?:té|café|cerveza|vino|mate|tequila|copa|chela|caña))(?!\p{L})/iu,
      "drinking",
    ),
    animalAct(
      /(?:con (?:un )?(?:tenedor|cuchillo y tenedor|cubiertos|cuchara)|sentad[oa]s? a la mesa)(?!\p{L})/iu,
      "dining",
    ),
    animalAct(/(?:toca(?:ba|ban|ndo) (?:la |una )?guitarra)(?!\p{L})/iu, undefined, "musician"),
    animalAct(
      /(?:juga(?:ba|ban|ndo) (?:a las cartas|a la baraja|al póker|al poker|al ajedrez|al dominó|al domino|al mus))(?!\p{L})/iu,
      "sitting",
    ),
    animalAct(
      /(?:toca(?:ba|ban|ndo) (?:el |la |un |una )?(?:piano|violín|acordeón|trompeta|batería|saxofón|flauta|tambor|órgano)|paga(?:ba|ban|ndo)|(?:quería|querían|intentaba) pagar|me (?:daba|dio|estrechó|estrechaba) la mano|revisa(?:ba|ban) (?:los |el |mi )?\p{L}+|hac(?:ía|ían|iendo) (?:cola|fila)|dirig(?:ía|iendo) la orquesta|me (?:cortaba el pelo|operaba)|oficia(?:ba|ndo))(?!\p{L})/iu,
    ),
    animalAct(/(?:tej(?:ía|ían|iendo)|hac(?:ía|iendo) punto)(?!\p{L})/iu, "knitting"),
    animalAct(/(?:fuma(?:ba|ban|ndo|ndose))(?!\p{L})/iu, "smoking"),
    animalAct(/(?:le(?:ía|ían|yendo|yó))(?!\p{L})/iu, "reading"),
    animalAct(/(?:cocina(?:ba|ban|ndo)|haciendo (?:la comida|tortillas|la sopa))(?!\p{L})/iu, "cooking"),
    animalAct(/(?:barr(?:ía|iendo)|pasa(?:ba|ndo) la aspiradora|trape(?:aba|ando))(?!\p{L})/iu, "cleaning"),
    animalAct(/(?:baila(?:ba|ban|ndo))(?!\p{L})/iu, "dancing"),
    animalAct(/(?:escrib(?:ía|ían|iendo))(?!\p{L})/iu, "writing"),
  ],
  pt: [
    animalAct(
      /(?:dirig(?:ia|iam|indo|iu)|conduz(?:ia|iam|indo|iu)|ao volante|no volante|pilot(?:ava|ando|ou)|rem(?:ava|avam|ando))(?!\p{L})/iu,
      "driving",
    ),
    animalAct(
      /(?:(?:de|andando de|andava de|numa|na) (?:bicicleta|bike|moto|patinete|trenó|triciclo|scooter)|pedal(?:ava|ando))(?!\p{L})/iu,
      "riding",
    ),
    animalAct(/(?:d(?:ava|ando) (?:a |uma )?aula|ensin(?:ava|ando) \p{L}+)(?!\p{L})/iu, "atBoard", "teacher"),
    animalAct(/(?:escrev\p{L}+ (?:\p{L}+ ){0,3}n[oa] (?:quadro|lousa))(?!\p{L})/iu, "atBoard"),
    animalAct(
      /(?:(?:fazia|fazendo|dava|dando) (?:um |o )?(?:discurso|show|concerto)|(?:ao|no|com um|com o|num) microfone)(?!\p{L})/iu,
      "onStage",
    ),
    animalAct(
      /(?:(?:nos |me )?serv(?:ia|iam|indo) (?!de)|anot(?:ava|ando) (?:o|os|meu|nosso) pedidos?|trazia (?:a conta|o café|o cardápio|os pratos))/iu,
      undefined,
      "waiter",
    ),
    animalAct(
      /(?:vend(?:ia|iam|endo)|no caixa|na caixa registradora|atrás do balcão)(?!\p{L})/iu,
      undefined,
      "clerk",
    ),
    animalAct(
      /(?:atrás de (?:uma|sua) (?:mesa|secretária|escrivaninha)|digit(?:ava|ando)|assin(?:ava|ando)|cont(?:ava|avam|ando) (?:o |meu |o meu )?(?:dinheiro|moedas)|tom(?:ava|ando) notas|carimb(?:ava|ando))(?!\p{L})/iu,
      "writing",
    ),
    animalAct(
      /(?:(?:beb(?:ia|iam|endo)|tom(?:ava|avam|ando)|quer(?:ia|iam)|ped(?:ia|iam|iu|indo)) (?:\p{L}+ ){0,3}?(?:chá|café|cerveja|vinho|cafezinho|chope|caipirinha|chimarrão))(?!\p{L})/iu,
      "drinking",
    ),
    animalAct(/(?:de garfo e faca|com (?:um )?garfo|com talheres|sentad[oa]s? à mesa)(?!\p{L})/iu, "dining"),
    animalAct(
      /(?:toc(?:ava|avam|ando) (?:um |o )?(?:violão|guitarra|viola|cavaquinho))(?!\p{L})/iu,
      undefined,
      "musician",
    ),
    animalAct(
      /(?:jog(?:ava|avam|ando) (?:cartas|baralho|truco|pôquer|poker|xadrez|dominó|sueca))(?!\p{L})/iu,
      "sitting",
    ),
    animalAct(
      /(?:toc(?:ava|avam|ando) (?:um |uma |o |a )?(?:piano|violino|sanfona|acordeão|trompete|bateria|saxofone|flauta|tambor|pandeiro)|pag(?:ava|avam|ando)|(?:queria|queriam) pagar|me (?:dava|deu) a mão|na fila|(?:fazia|faziam|fazendo) fila|reg(?:ia|endo) a orquestra|cort(?:ava|ando) (?:o )?meu cabelo)(?!\p{L})/iu,
    ),
    animalAct(/(?:tricot(?:ava|ando)|faz(?:ia|endo) (?:tricô|crochê))(?!\p{L})/iu, "knitting"),
    animalAct(/(?:fum(?:ava|avam|ando))(?!\p{L})/iu, "smoking"),
    animalAct(/(?:l(?:ia|iam|endo))(?= (?:o |a |um |uma |jornal|livro))/iu, "reading"),
    animalAct(
      /(?:cozinh(?:ava|avam|ando)|fazendo (?:a comida|feijoada|sopa|o almoço))(?!\p{L})/iu,
      "cooking",
    ),
    animalAct(/(?:varr(?:ia|endo)|pass(?:ava|ando) (?:o )?aspirador)(?!\p{L})/iu, "cleaning"),
    animalAct(/(?:danç(?:ava|avam|ando)|samb(?:ava|ando))(?!\p{L})/iu, "dancing"),
    animalAct(/(?:escrev(?:ia|iam|endo))(?!\p{L})/iu, "writing"),
  ],
  it: [
    animalAct(
      /(?:guid(?:ava|avano|ando|a)|al volante|alla guida|pilot(?:ava|ando)|rem(?:ava|avano|ando)|ai comandi|al timone)(?!\p{L})/iu,
      "driving",
    ),
    animalAct(
      /(?:(?:in|su una|sulla|con la) (?:bici|bicicletta|moto|vespa|slitta|monopattino|triciclo)|pedal(?:ava|ando))(?!\p{L})/iu,
      "riding",
    ),
    animalAct(
      /(?:faceva (?:la )?lezione|facendo lezione|insegna(?:va|ndo)|spiegava (?:la |le )?(?:lezione|matematica|\p{L}+))(?!\p{L})/iu,
      "atBoard",
      "teacher",
    ),
    animalAct(/(?:scriv\p{L}+ (?:\p{L}+ ){0,3}alla lavagna|alla lavagna)(?!\p{L})/iu, "atBoard"),
    animalAct(
      /(?:faceva (?:un |il )?(?:discorso|comizio|concerto)|teneva un discorso|al microfono|nel microfono|col microfono)(?!\p{L})/iu,
      "onStage",
    ),
    animalAct(
      /(?:(?:ci |mi )?serv(?:iva|ivano|endo) (?!da|a )|versava (?:il |del )?(?:tè|caffè|vino)|prendeva (?:le |l['’])ordinazion[ei]|(?:ci|mi) portava (?:il conto|il caffè|il menu|i piatti))/iu,
      undefined,
      "waiter",
    ),
    animalAct(
      /(?:vend(?:eva|evano|endo)|alla cassa|dietro (?:al|il) banco|dietro (?:al|il) bancone)(?!\p{L})/iu,
      undefined,
      "clerk",
    ),
    animalAct(
      /(?:dietro (?:a |ad )?(?:una|la|alla|un['’]?) ?scrivania|batteva a macchina|firma(?:va|ndo)|conta(?:va|vano|ndo) (?:i |il )?(?:soldi|denaro|monete)|prendeva appunti|timbra(?:va|ndo))(?!\p{L})/iu,
      "writing",
    ),
    animalAct(
      /(?:(?:bev(?:eva|evano|endo)|vol(?:eva|evano)|chied(?:eva|evano|endo)|ordina(?:va|vano|ndo)|prend(?:eva|evano|endo)|sorseggia(?:va|ndo)) (?:\p{L}+ ){0,3}?(?:tè|caffè|birra|vino|spritz|cappuccino|grappa))(?!\p{L})/iu,
      "drinking",
    ),
    animalAct(
      /(?:con (?:la |coltello e )?forchetta|con le posate|sedut[oaie] a tavola)(?!\p{L})/iu,
      "dining",
    ),
    animalAct(/(?:suona(?:va|vano|ndo) (?:la |una )?chitarra)(?!\p{L})/iu, undefined, "musician"),
    animalAct(
      /(?:gioca(?:va|vano|ndo) (?:a carte|a briscola|a poker|a scacchi|a scopa|a dama))(?!\p{L})/iu,
      "sitting",
    ),
    animalAct(
      /(?:suona(?:va|vano|ndo) (?:il |la |l['’]|un |una )?(?:pianoforte|piano|violino|fisarmonica|tromba|batteria|sassofono|flauto|tamburo|organo)|paga(?:va|vano|ndo)|(?:voleva|volevano) pagare|mi (?:stringeva|dava|strinse) la mano|controlla(?:va|vano) (?:i |il |le |la )?\p{L}+|(?:in|la|facev\p{L}+ la) (?:fila|coda)|dirig(?:eva|endo) l['’]orchestra|mi tagliava i capelli|celebra(?:va|ndo))(?!\p{L})/iu,
    ),
    animalAct(
      /(?:lavora(?:va|ndo) a maglia|sferruzza(?:va|ndo)|fac(?:eva|endo) la maglia)(?!\p{L})/iu,
      "knitting",
    ),
    animalAct(/(?:fuma(?:va|vano|ndo))(?!\p{L})/iu, "smoking"),
    animalAct(/(?:legg(?:eva|evano|endo))(?!\p{L})/iu, "reading"),
    animalAct(
      /(?:cucina(?:va|vano|ndo)|prepara(?:va|ndo) (?:la cena|il pranzo|la pasta|il sugo))(?!\p{L})/iu,
      "cooking",
    ),
    animalAct(
      /(?:spazza(?:va|ndo)|passa(?:va|ndo) l['’]aspirapolvere|lava(?:va|ndo) (?:i piatti|il pavimento))(?!\p{L})/iu,
      "cleaning",
    ),
    animalAct(/(?:balla(?:va|vano|ndo)|danza(?:va|vano|ndo))(?!\p{L})/iu, "dancing"),
    animalAct(/(?:scriv(?:eva|evano|endo))(?!\p{L})/iu, "writing"),
  ],
};
