import { memoize } from '#src/base/memoize.ts'

/** Words that websites use to name comments and reviews, in the languages of their themes. */
const TALK = new Set(
  (
    'comment comments commenti commento commentaire commentaires comentario comentarios comentariu comentarii ' +
    'kommentar kommentare kommentarer kommentit komentarz komentarze komentare komentar kommentarii yorum yorumlar yorumlari ' +
    'reactie reacties review reviews hreview reviewcard reviewlist customerreviews productreviews userreviews ' +
    'bewertung bewertungen kundenbewertung kundenbewertungen produktbewertungen rezension rezensionen avis ' +
    'opiniones opinion opinie opinia reseña reseñas resena resenas valoraciones recensione recensioni recensies recensie ' +
    'avaliacao avaliacoes avaliação avaliações beoordeling beoordelingen recenzja recenzje recenze recenzie recenzii ' +
    'recensioner recension omdome omdomen omdöme omdömen anmeldelse anmeldelser arvostelu arvostelut hodnoceni velemeny ' +
    'velemenyek degerlendirme degerlendirmeler otzyv otzyvy отзыв отзывы комментарии ulasan testimoni kuchikomi ' +
    'danhgia binhluan ugc guestbook guestbooks gästebuch gaestebuch gastebuch gastenboek disqus'
  ).split(' '),
)
/** Two words that name comments or reviews together. */
const PAIRS =
  /(?:^|-)(?:(?:by|from)-(?:customers?|buyers?|visitors?|users?|guests?|members?)|(?:customer|client|guest|user|buyer|member|community|shopper|visitor)-(?:feedback|opinions?|answers?|answered|questions?|posts?|messages?|replies|reply|generated|submitted|story|stories|voices?|tips?)|(?:questions?|qa?)-and-answers-by|ask-the-community|danh-gia|binh-luan|guest-book|livre-d-?or|libro-(?:de-visitas|degli-ospiti)|livro-de-visitas|discussion-thread|topic-body|topic-post|crawler-post)(?:-|$)/u
/** Words in a name that mean something else: a state, a number, a form, or an article of the website. */
const OTHERS = new Set(
  (
    'no not off closed open enabled disabled has with without allow allowed count counts counter number num total score summary ' +
    'average aggregate link links button btn form icon status policy nav menu toggle write add submit reply ' +
    'peer code case legal law annual performance book books film movie literature literary press process ' +
    'editor editors editorial expert board systematic portfolio design security game games tech single blog price syntax'
  ).split(' '),
)
/** Services that show comments or reviews, and forums, by the beginnings of their names. */
const SERVICES =
  /^(?:disqus|dsq-|utterances|giscus|commento|isso-|cusdis|hyvor|hypercomments|jdgm|judgeme|spr-|yotpo|trustpilot|trustbox|stamped-|loox|oke-|okendo|okereviews|bv-(?:content|review)|bazaarvoice|feefo|reviewsio|ruk-|rivyo|opinew|ryviu|ti-(?:widget|review)|wprev|grw-|rplg|ekomi|provenexpert|kiyoh|netreviews|(?:cd)?tripadvisor|eapps-|es-review|senja|birdeye|podium|postbody|postcontent|bbwrapper|bb-wrapper|js-post|poststream|post-stream|bbp-(?:reply|topic)-content|bbp-body|gwolle|gb-entry|gbook|wbb-post|message-text|qa-(?:a|q|c)-|postarea|scaleimages|cooked$|user-content$|commentlist|respond$|post-message-\d|postmessage-\d|tborder$|postbit|postcontainer|post-body-\d|blockpost|postmsg|forum-post|forumpost|topic-reply|thread-post|reply-content|bbcode|message-(?:body|content|user-?content|inner)|userbody|item-(?:discussion|comment)$|t-f$|viewtopic|show-?thread|askbot|answercell|postcell|qna-(?:answer|question))/u

const MAX_CACHED = 4_000
/** Longer names, and names of several words with a number, are made from the title of a text. */
const MAX_NAME = 80
const MAX_WORDS = 5
const MAX_NUMBERED = 3

/** Reports whether a class, an ID or an attribute's name says that a box has comments, reviews or posts. */
export const isVisitorName = memoize(MAX_CACHED, (name: string): boolean => {
  if (name.length > MAX_NAME) return false
  const plain = name
    .replace(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, '-')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  if (SERVICES.test(plain)) return true
  const words = plain.split('-')
  if (words.length > (/(?:^|-)\d/.test(plain) ? MAX_NUMBERED : MAX_WORDS)) return false
  return (words.some((word) => TALK.has(word)) || PAIRS.test(plain)) && !words.some((word) => OTHERS.has(word))
})

/** Addresses of guest books. */
export const GUEST_BOOK =
  /(?:^|[/_-])(?:guest-?book|g(?:ae|ä)ste-?buch|livre-d-?or|libro-de-(?:visitas|firmas)|libro-degli-ospiti|livro-de-visitas|gastenboek|ksiega-gosci)(?:$|[/_.-])/u

/** Beginnings of words in headings and names that announce comments and reviews, in the languages of websites. */
const TALK_HEADING =
  /(?<!\p{L})(?:re-?views?(?!\p{L})|com+ent|kom+ent|koment|forum|foren(?!\p{L})|foro(?!\p{L})|фору|guest-?\s?book|g(?:ä|ae?)ste-?buch|livre d['’]or|libro de(?:gli ospiti| visitas)|livro de visitas|gastenboek|ksi[ęe]ga go[śs]ci|vendégkönyv|vieraskirja|gästbok|gæstebog|gjestebok|ziyaretçi defteri|buku tamu|гостев|dis[ck]us|discuss|dyskus|обсужд|message board|prikbord|pinnwand|bacheca|tabl[óo]n|opini|avis(?!\p{L})|meinung|bewertung|rezension|recens|rese[ñn]a|avalia[çc]|beoordeling|reactie|hodnocen|vélemény|értékel|arvostelu|omdöm|omdome|anmeldelse|yorum|de[ğg]erlendirme|ulasan|đánh giá|bình luận|отзыв|комментар|відгук|мнени|σχόλι|κριτικ|תגוב|ביקור|تعليق|تقييم|آراء|منتدى|نظرات|टिप्पण|समीक्षा|মন্তব্য)|รีวิว|ความคิดเห็น|กระทู้|留言|评论|評論|评价|評價|点评|论坛|論壇|讨论|討論|게시판|후기|댓글|방명록|리뷰|掲示板|口コミ|クチコミ|レビュー|コメント|感想/iu
/** The same for questions, which a website may ask itself. */
const ASKING_HEADING =
  /(?<!\p{L})(?:questions?(?!\p{L})|ask(?!\p{L})|q\s?&\s?a(?!\p{L})|qa(?!\p{L})|fragen?(?!\p{L})|gefragt|pregunta|domand[ae]|v?raag(?!\p{L})|vragen|pyta(?:nie|nia|j)|pergunta|sor(?:u|ular)(?!\p{L})|вопрос|питан|ερωτ|otáz|kérdés|kysym|fråg|spørgs|spørsm|întreb|pertanyaan|שאל|سؤال|اسأل|أسئلة|प्रश्न|सवाल|প্রশ্ন)|คำถาม|提问|提問|问答|問答|質問|질문/iu
/** Words that appear only in names of boxes with posts. */
const POST_NAMES = new Set(
  (
    'post posts thread threads topic topics floor reply replies msg mensaje mensajes mensagem mensagens messaggio ' +
    'messaggi bericht berichten beitrag beitraege wpis wpisy inlagg indlaeg innlegg mesaj mesajlar viesti liuyan huifu louceng'
  ).split(' '),
)

/** The number of a post: `#4`, `4楼`. */
export const POST_NUMBER = /^(?:#\s?\d{1,5}(?!\d)|\d{1,5}\s?(?:楼|樓|층))\s*/u
/** `by Kim`, `from Kim`. */
export const WRITTEN_BY =
  /^(?:by|from|von|vom|de|da|di|van|door|av|af|od|от|من|par|przez|por|za|oleh|bởi)\s+(?=\p{Lu}|\p{Lo})/iu
/** A date with its year. */
export const WRITTEN_ON =
  /(?<!\d)(?:\d{1,2}[./]\s?\d{1,2}[./]\s?(?:19|20)?\d\d|(?:19|20)\d\d[-./年]\s?\d{1,2}[-./月]\s?\d{1,2}[日.]?|\d{1,2}\.?º?\s(?:de\s|d[’'])?\p{L}{3,12}\.?,?\s(?:de\s)?(?:19|20)\d\d|\p{L}{3,12}\.?\s(?:\d{1,2},?\s)?(?:19|20)\d\d|(?:19|20)\d\d년\s?\d{1,2}월(?:\s?\d{1,2}일)?)(?!\d)/u

const MAX_HEADING = 50

/** Reports whether a heading announces comments, posts or questions from visitors. */
export const announcesTalk = (heading: string): boolean =>
  heading.length <= MAX_HEADING && (TALK_HEADING.test(heading) || ASKING_HEADING.test(heading))

/** Reports whether a class of a box is a name for a post or a thread: `post`, `msg-7`. */
export const namesTalk = memoize(
  MAX_CACHED,
  (classes: string): boolean =>
    classes !== '' &&
    classes.length <= MAX_NAME &&
    classes
      .toLowerCase()
      .split(/\s+/)
      .some((name) => POST_NAMES.has(name.replace(/[-_]?\d+$/, ''))),
)
