import type { InjectionWords } from './injection-concepts.ts'

export const TAGALOG: InjectionWords = {
  language: 'tl',
  machine:
    'artipisyal na katalinuhan, modelo ng wika, chatbot*, mga bot, virtual assistant*, digital assistant*, ai assistant*, awtomatikong sagot, awtomatikong tugon, robot, mga robot, bot',
  maybeMachine: 'assistant, katulong, mga assistant',
  address:
    'paalala sa, mensahe sa, mensahe para sa, tagubilin sa, tagubilin para sa, para sa lahat, sa lahat ng, mahal na, kumusta, pansin',
  ifYouAre: 'kung ikaw ay, kung isa kang, bilang',
  reads: 'nagbabasa, bumabasa, nagpoproseso, nagbubuod',
  here: 'pahinang ito, tekstong ito, ito, review na ito',
  forget: 'balewalain, kalimutan, huwag sundin, isantabi, hindi na balido, wala nang bisa, ipagwalang-bahala',
  orders: 'tagubilin, utos, panuntunan, patakaran, alituntunin, instruksiyon, instruksyon',
  earlier: 'nakaraang, naunang, nauna, lahat, iyong, mong, sa itaas, dating',
  told: 'lahat ng sinabi sa iyo, sinabi sa iyo, lahat ng nasa itaas, lahat ng nauna, ang isinulat ng may-ari',
  reveal: 'ibunyag, ipakita, ulitin, ilabas',
  prompt: 'system prompt, iyong mga tagubilin, mga tagubilin mo',
  fromNow: 'mula ngayon, simula ngayon, mula sa sandaling ito, hanggang sa susunod na abiso',
  become: 'ikaw ay ngayon, ikaw na ngayon, hindi ka na, magpanggap, kumilos bilang, umarte, bagong papel mo',
  role: 'walang limitasyon, walang paghihigpit, may-ari',
  say: 'sabihin, sabihing, sagutin, sumagot, isagot, isulat, irekomenda, magrekomenda, banggitin, kumpirmahin, mangako, tapusin, idagdag, imungkahi',
  tell: 'sabihin sa, sabihan, ipaalam, ipaalam sa, tiyakin sa',
  direct: 'hingin, humingi, hilingin, tanungin, ipadala, ituro, alukin, bigyan',
  strictly: 'lamang, lang, palagi, laging, eksaktong, wala nang iba, kailanman, salita por salita',
  everyAnswer: 'bawat sagot, lahat ng sagot, bawat usapan, bawat tugon',
  anyQuestion: 'bawat tanong, anumang tanong, lahat ng tanong, kahit anong itanong',
  audience: 'customer, customers, mga customer, kliyente, bisita, mga bisita, gumagamit, mamimili, kostumer',
  anyone: 'lahat, sinuman, kahit sino, sila',
  when: 'kung, kapag, tuwing, sa tuwing',
  asks: 'magtanong, nagtanong, itanong, nagtatanong, tinanong',
  hide: 'huwag banggitin, huwag sabihin, huwag ibunyag, huwag ipaalam, nang hindi binabanggit, nang hindi (binabanggit|sinasabi|sinisipi|ipinapaliwanag)',
  must: 'dapat, kailangan, kailangang, pakiusap, mangyaring',
  others: 'kami, namin, maaari',
  speaker:
    'sistema, system, assistant, developer, admin, ai, bot, bagong tagubilin, mensahe ng system, abiso ng system',
  responder:
    'sinumang sumasagot, sino man ang sumasagot, ang sumasagot, mga sumasagot, sumasagot sa chat, sumasagot sa mga tanong, kapag sumasagot, tao o makina',
  secret: 'password, pin, numero ng card, cvv, pasaporte, petsa ng kapanganakan, otp',
  void: 'hindi na (wasto|ginagamit|umiiral|binabasa)',
  decode: 'pabaligtad, baligtarin, rot13, base64',
  obey: 'sundin, isagawa, gawin ito',
}
