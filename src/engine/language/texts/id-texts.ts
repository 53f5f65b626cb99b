import type { LanguageTexts } from './language-texts.ts'

export const indonesianTexts: LanguageTexts = {
  language: 'id',

  // Small talk, and what the agent says on its own account.
  phrases: {
    heard: {
      greeting: `halo, hai, hi, selamat pagi, selamat siang, selamat sore, selamat malam, assalamualaikum, permisi,
        apa kabar`,
      thanks: 'terima kasih, makasih, terima kasih banyak, trims, thanks',
      goodbye: 'tidak terima kasih, sampai jumpa, dadah, selamat tinggal, itu saja, sudah cukup',
      bot: 'apakah kamu robot, apakah ini bot, kamu bot ya, ini robot, kamu siapa, anda siapa, siapa nama kamu',
      human: 'mau bicara dengan orang, customer service, minta admin, bicara dengan staf',
      abuse: 'bodoh, goblok, tolol, anjing kamu, diam, tidak berguna',
    },
    said: {
      greeting: 'Halo! Apa yang ingin Anda ketahui tentang {company}?',
      thanks: 'Sama-sama! Ada lagi yang ingin Anda ketahui?',
      goodbye: 'Sampai jumpa, dan terima kasih telah mengunjungi {company}!',
      bot: `Saya asisten otomatis {company}. Saya menjawab dari informasi yang sudah dipublikasikan,
        dan saya bilang jika saya tidak tahu.`,
      human: 'Saya asisten otomatis; staf {company} dapat membantu Anda.',
      abuse: 'Maaf jika ini kurang membantu. Beri tahu saya apa yang Anda cari dan saya akan berusaha.',
      gibberish: 'Saya tidak mengerti. Bisakah dikatakan dengan cara lain?',
      empty: 'Apa yang ingin Anda ketahui tentang {company}?',
      unknown: 'Maaf, saya tidak tahu.',
      unknownSubject: 'Maaf, saya tidak tahu: saya tidak punya informasi tentang “{subject}”.',
      noPrice: 'Saya tidak punya harga untuk “{subject}”.',
      siteLanguage: 'Situs {company} berbahasa {language}.',
      related: 'Yang tertulis tentang itu: ',
      haggling: 'Harga ditentukan oleh {company}; saya tidak bisa mengubahnya di sini.',
      complaint: 'Saya turut menyesal. Saya sendiri tidak bisa mengurusnya, tetapi staf {company} bisa.',
      dispute: 'Saya hanya bisa mengikuti apa yang dipublikasikan {company}.',
      browsing: 'Silakan, tidak usah terburu-buru. Saya di sini jika Anda ingin tahu tentang {company}.',
      statement: 'Terima kasih sudah memberi tahu.',
      resting: `Saya tidak bisa menjawab sekarang. Pesan Anda disimpan untuk {company}; tinggalkan email atau nomor
        telepon supaya Anda bisa dihubungi.`,
    },
    opening: {
      yes: 'Ya.',
      no: 'Tidak.',
      now: 'Sekarang buka, sampai {time}.',
      closed: 'Sekarang tutup.',
      next: 'Buka hari {day} pukul {time}.',
      today: 'Buka hari ini pukul {time}.',
      day: 'Buka {day}, {times}.',
      shut: 'Tutup {day}.',
    },
    offers: {
      offer: 'Penawaran',
      price: 'Harga',
      fits: 'Ini mungkin cocok:',
      otherCurrency: 'Harga di sini memakai mata uang lain dari anggaran Anda. Selain itu, ini mungkin cocok:',
      noneFits: 'Saya tidak menemukan yang harganya dipublikasikan dan cocok semuanya. Yang paling mendekati:',
      lowest: 'Dari harga terendah yang dipublikasikan:',
      highest: 'Dari harga tertinggi yang dipublikasikan:',
      byNeed: 'Mana yang terbaik tergantung pada kebutuhan Anda:',
    },
    values: { price: 'Harga {name} adalah {value}.', prices: 'Harga:' },
    contact: {
      phone: 'Anda dapat menelepon {company} di {phone}.',
      email: 'Anda dapat menulis kepada {company} di {email}.',
      both: 'Anda dapat menghubungi {company} di {phone} atau {email}.',
      page: 'Anda dapat menghubungi {company} di sini: {url}',
    },
    asksDiscount: 'Apakah ada diskon?',
    suggestions: [
      'Berapa harga {subject}?',
      'Buka jam berapa?',
      'Di mana alamatnya?',
      'Bagaimana cara menghubungi?',
      'Bisa bayar pakai apa?',
      'Bisa dibatalkan?',
      'Bisa diantar?',
    ],
  },

  // What the agent says around a sale.
  turn: {
    askConsent: 'Bolehkah {company} menyimpan data ini dan menghubungi Anda?',
    yesOrNo: 'Jawab ya atau tidak.',
    consented: '{company} sekarang memiliki data Anda.',
    notKept: 'Baik. {company} tidak akan menyimpan data ini sebagai kontak.',
    forgotten: `Selesai. {company} tidak lagi memiliki data ini sebagai kontak. Yang tertulis di obrolan ini tetap ada
      sampai percakapan dihapus.`,
    thanks: 'Terima kasih.',
    thanksTo: 'Terima kasih, {name}.',
    noted: 'Saya sudah mencatat {details}.',
    yourDetails: 'Data Anda: {details}.',
    urgent: 'Jika mendesak, telepon {phone}.',
    restingKept: 'Saya tidak bisa menjawab sekarang. {company} memiliki pesan dan data Anda.',
    noOrders: 'Saya tidak bisa memesan apa pun untuk Anda di sini.',
    consentBox: 'Saya setuju {company} menyimpan data ini dan menghubungi saya.',
    waiting: `Saya sudah menandai percakapan ini untuk staf {company}. Mereka dapat menjawab di sini;
      saya tidak tahu kapan.`,
    hours: 'Jam buka:',
    leaveContact: 'Tinggalkan email atau nomor telepon jika Anda ingin dihubungi dengan cara lain.',
    talkToPerson: 'Bicara dengan orang',
    contactForm: 'Tinggalkan data kontak',
    contactPage: 'Halaman kontak',
    hoursQuestion: 'Buka jam berapa?',
  },

  // What the agent says on WhatsApp.
  whatsapp: {
    stopped: 'Anda tidak akan menerima pesan lagi dari sini. Tulis START jika ingin melanjutkan.',
    started: 'Selamat datang kembali. Apa yang ingin Anda ketahui?',
    media: 'Terima kasih. Saya tidak bisa melihat gambar atau berkas. Silakan tulis pertanyaan Anda.',
    audio: 'Terima kasih. Saya tidak bisa mendengarkan pesan suara. Silakan tulis pertanyaan Anda.',
    location: 'Terima kasih atas lokasinya. Saya tidak bisa memakainya; silakan tulis apa yang ingin Anda ketahui.',
    contacts: 'Terima kasih. Saya tidak bisa membaca kartu kontak. Tulis nama dan nomor di sini jika ingin dihubungi.',
    unsupported: 'Saya tidak bisa membaca pesan seperti ini. Silakan tulis pertanyaan Anda.',
    liked: 'Senang bisa membantu. Ada lagi yang ingin Anda ketahui?',
    disliked: 'Maaf ini tidak membantu. Tulis apa yang Anda perlukan, atau bahwa Anda ingin bicara dengan orang.',
    tooMany: 'Pesan Anda banyak sekali. Coba lagi dalam {minutes} menit.',
    listLabel: 'Lihat pilihan',
    noAgent: `Buka lagi tautan obrolan usaha itu dan kirim pesan yang ada di dalamnya: pesan itu memberi tahu saya
      tujuan Anda.`,
  },

  // To a visitor who cannot wait, or wants a quote or a booking.
  replies: {
    trouble: 'Jika mendesak, silakan telepon {company} di {phone}.',
    quote: 'Saya tidak bisa menghitung penawaran di sini.',
    availability: 'Saya tidak bisa melihat apa yang masih tersedia.',
    ok: 'Baik.',
    no: 'Baik. Saya di sini jika Anda ingin tahu hal lain tentang {company}.',
  },
  // What visitors want beside an answer.
  acts: {
    heard: {
      trouble: '(ini |sangat |benar benar )?(darurat|mendesak|gawat), secepatnya, sesegera mungkin, mogok, bocor',
      quote: '(minta|mau|ingin|boleh minta) (surat )?penawaran( harga)?, minta rincian harga',
      booking: '(mau|ingin|bisa|boleh) (_ )?(pesan|memesan|booking|reservasi|daftar) _',
      availability: `(masih ada|apakah ada|ada) (_ )?(kamar|tempat|meja|slot|jadwal) (kosong|tersedia)*, masih
        tersedia`,
      yes: 'ya, iya, ya tolong, boleh, tentu, betul, iya dong, yup',
      ok: 'ok, oke, okey, baik, sip, siap, mengerti, paham, bagus, mantap, oh begitu',
      no: 'tidak, nggak, gak, enggak, belum, tidak ada',
      help: 'bantuan, tolong bantu, info, informasi, menu, mau tanya, saya mau tanya, bisa bantu saya',
    },
    spelling: `brp=berapa, gmn=bagaimana, dmn=di mana, tgl=tanggal, yg=yang, utk=untuk, dgn=dengan, bgt=banget,
      tlp=telepon, no=nomor, jl=jalan, sy=saya, blm=belum, sdh=sudah, bs=bisa, hr=hari`,
  },
}
