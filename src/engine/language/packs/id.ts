import type { LanguagePack } from './language-pack.ts'

export const indonesian: LanguagePack = {
  language: 'id',
  frequent: `yang dan di ke dari untuk dengan ini itu kami kita anda pada adalah tidak akan atau juga bisa dapat oleh
    ada`,

  // Prices, amounts, dates and times.
  values: {
    numbers: `2: dua; 3: tiga; 4: empat; 5: lima; 6: enam; 7: tujuh; 8: delapan; 9: sembilan; 10: sepuluh; 11: sebelas;
      12: selusin; 20: dua puluh; 30: tiga puluh; 40: empat puluh; 50: lima puluh; 100: seratus, ratus; 1000: seribu,
      ribu; 1000000: juta`,
    one: 'satu, sebuah, seorang',
    and: '',
    half: 'setengah',
    percent: 'persen',
    currencies: 'IDR: rupiah; USD: dolar; EUR: euro; SGD: dolar singapura',
    units: `second: detik; minute: menit; hour: jam!; night: malam; day: hari, hari kerja; week: minggu!, pekan;
      month: bulan; year: tahun; mm: milimeter; cm: sentimeter; m: meter; km: kilometer; g: gram; kg: kilo, kilogram;
      tonne: ton!; ml: mililiter; litre: liter; m2: meter persegi; hectare: hektar`,
    unitAdjectives: 'penuh',
    spans: `15: seperempat jam; 30: setengah jam; 60: sejam; 1440: sehari; 10080: seminggu; 43200: sebulan;
      518400: setahun`,
    per: 'per, untuk satu, setiap, tiap',
    about: 'sekitar, kira kira, kurang lebih, hampir',
    over: 'lebih dari, di atas',
    under: 'kurang dari, di bawah',
    bounds: 'dalam, hingga, sampai, minimal, maksimal, selama, paling lama',
    to: 'sampai, hingga, dan, atau, s d',
    shortDays: ['sen!', 'sel!', 'rab!', 'kam!', 'jum!', 'sab!', 'min!'],
    everyDay: 'setiap hari, tiap hari',
    workdays: 'hari kerja',
    weekend: 'akhir pekan',
    holidays: '101: tahun baru; 817: hari kemerdekaan; 1225: natal',
    months: '11: nopember',
    oclock: '',
    at: 'pukul, jam!, mulai, sampai, hingga, sebelum, sesudah, setelah',
    morning: 'pagi',
    evening: 'siang, sore, malam',
    noon: 'tengah hari',
    midnight: 'tengah malam',
    spokenClock: '-30: setengah _; 15: _ lewat seperempat; -15: _ kurang seperempat',
  },

  // What a reply may promise only if the business says so.
  claims: {
    words: {
      who: 'saya, kami, tim kami, staf kami, petugas kami, resepsionis',
      do: 'menghubungi, menelepon, mengirim*, memesan*, membatalkan, mengonfirmasi, menyiapkan, mengatur, memberi tahu',
      done: 'memesan*, mengirim*, mencatat, mengonfirmasi, membatalkan, menyiapkan, meneruskan',
    },
    shapes: [
      '{who} (?:akan|segera)~40{do}',
      '{who} (?:sudah|telah)~30{done}',
      '(?:pesanan|reservasi|kamar|pemesanan)~20(?:sudah|telah) (?:dipesan|dikonfirmasi|dicatat|dibatalkan)',
      'anda akan (?:menerima|mendapat|dihubungi)*',
    ],
    claims: {
      discount: 'diskon*, potongan harga, kode promo, promo, harga khusus',
      guarantee: 'garansi*, jaminan*, dijamin, menjamin',
      certificate: 'sertifikat*, bersertifikat, penghargaan, terakreditasi, iso[- ]?\\d+',
      free: 'gratis, cuma-cuma, tanpa biaya, bebas biaya',
    },
    hedges: 'tidak, bukan, belum, tanpa, jangan, maaf, apakah',
    pointers: 'itu, ini, harganya, setelah itu, selain itu',
  },

  // How questions are asked.
  questions: {
    stopwords: `halo, hai, terima, kasih, permisi, tolong, dong, ya, yah, sih, kah, kok, deh, min, kak, mas, mbak, pak,
      bu, yang, dan, atau, tapi, di, ke, dari, untuk, buat, dengan, pakai, pake, ini, itu, ada, adalah, apa, apakah,
      bagaimana, gimana, mana, siapa, kapan, kenapa, mengapa, berapa, bisa, bisakah, dapat, boleh, bolehkah, mau,
      ingin, minta, perlu, harus, saya, aku, kami, kita, anda, kamu, kalian, dia, mereka, nya, tidak, nggak, gak, ga,
      bukan, belum, sudah, akan, jika, kalau, pada, oleh, juga, saja, aja, lagi, masih, dalam, tentang, sama, punya,
      tahu`,
    openers: 'dan, atau, tapi, terus, kalau',
    pointers: 'itu, ini, nya, tersebut',
    cues: {
      list: 'ada apa saja, apa saja *, jual apa, layanan apa, produk apa, menyediakan apa',
      about: 'bergerak di bidang apa, usaha apa, ini apa, apa itu',
      when: 'kapan, hari apa, bulan apa',
      price: `berapa harga*, harga*, harganya, tarif*, biaya*, berapa bayar*, berapa ya, berapaan, ongkos*,
        bayar berapa, berapa rupiah`,
      hours: `jam berapa, pukul berapa, jam buka*, buka jam*, tutup jam*, jam operasional, buka, tutup,
        sampai jam berapa, check-in, check-out`,
      phone: 'telepon*, telpon*, nomor*, no hp, hp, whatsapp, wa, hubungi, kontak*',
      email: 'email*, surel*, e-mail*',
      address: 'alamat*, di mana, dimana, lokasi*, letak*, arah ke',
      date: 'tahun berapa, tanggal berapa',
      founded: 'sejak kapan, berdiri, didirikan, tahun berapa * berdiri, kapan * didirikan',
      duration: 'berapa lama, berapa hari, berapa jam, berapa menit, lamanya',
      age: 'umur berapa, usia*, berapa umur, batas umur',
      frequency: 'berapa kali, seberapa sering',
      percent: 'berapa persen, diskon*',
      count: 'berapa orang, berapa banyak, berapa kamar, ada berapa, jumlah*, kapasitas*',
      weight: 'berapa kilo, beratnya, berat',
      length: 'berapa jauh, seberapa jauh, jarak*, berapa meter, berapa kilometer',
      area: 'luas*',
      person: 'siapa, namanya siapa, nama pemilik, nama pengelola',
      payment: 'bayar pakai, cara bayar, pembayaran*, metode pembayaran, kartu, qris, tunai, transfer',
      yesno: 'apakah, bisa, bisakah, boleh, bolehkah, ada, adakah',
    },
    concepts: `price: harga, harganya, tarif, biaya, ongkos; free: gratis; pay: bayar, membayar, pembayaran, dibayar;
      card: kartu, debit, kredit, qris; cash: tunai; parking: parkir; car: mobil; open: buka, dibuka, operasional;
      close: tutup, ditutup; hour: jam, pukul; phone: telepon, teleponnya, telpon, nomor, nomornya, hp; email: email,
      emailnya, surel; address: alamat, alamatnya, jalan, lokasi, letak; contact: kontak, hubungi, menghubungi; found:
      didirikan, berdiri, pendiri; owner: pemilik, pemiliknya, pengelola, pengelolanya; company: toko, perusahaan,
      usaha, wisma, penginapan, hotel, bengkel, warung; cancel: batal, batalkan, membatalkan, pembatalan; refund:
      refund, pengembalian; book: pesan, memesan, pemesanan, booking, reservasi; deliver: kirim, antar, pengiriman,
      mengirim, diantar; include: termasuk; discount: diskon, potongan; child: anak; pet: hewan, peliharaan, anjing,
      kucing; wifi: wifi, internet; guarantee: garansi, jaminan; breakfast: sarapan; deposit: deposit, uang-muka, dp;
      rent: sewa, menyewa, penyewaan; buy: beli, membeli, jual; toilet: toilet; voucher: voucher; pool: kolam, renang;
      stay: menginap, inap; today: hari-ini, sekarang; tomorrow: besok`,
  },
}
