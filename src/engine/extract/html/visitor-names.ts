import { memoize } from '#src/base/memoize.ts'

/** Words with which websites name comments and reviews, in the languages of their themes. */
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
/** Two words that name them together. */
const PAIRS =
  /(?:^|-)(?:(?:by|from)-(?:customers?|buyers?|visitors?|users?|guests?|members?)|(?:customer|client|guest|user|buyer|member|community|shopper|visitor)-(?:feedback|opinions?|answers?|answered|questions?|posts?|messages?|replies|reply|generated|submitted|story|stories|voices?|tips?)|(?:questions?|qa?)-and-answers-by|ask-the-community|danh-gia|binh-luan|guest-book|livre-d-?or|libro-(?:de-visitas|degli-ospiti)|livro-de-visitas|discussion-thread|topic-body|topic-post|crawler-post)(?:-|$)/u
/** Words of a name that speak of something else: a state, a number, a form, or an article of the website. */
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
/** Longer names, and those of more words with a number, are made from the title of a text. */
const MAX_NAME = 80
const MAX_WORDS = 5
const MAX_NUMBERED = 3

/** Reports whether a class, an id or the name of an attribute calls a box one for comments, reviews or posts. */
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
