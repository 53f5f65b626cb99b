import type { InjectionWords } from './injection-concepts.ts'

export const INDONESIAN: InjectionWords = {
  language: 'id',
  machine:
    'ai, kecerdasan buatan, chatbot, bot, asisten ai, asisten virtual, model bahasa, model ai, gpt, chatgpt, llm, agen ai, sistem otomatis, asisten digital, asisten otomatis, agen virtual, balasan otomatis, jawaban otomatis, robot, (asisten|pembantu|resepsionis|resepsi|rekan|pemandu|penasihat|agen|sekretaris|petugas|pelayan|penjual) (virtual|digital|otomatis|elektronik|artifisial), (program|sistem|perangkat lunak|mesin) (penjawab|percakapan|peringkas|ai|kecerdasan), mesin (pembaca|yang membaca)',
  maybeMachine: 'asisten, para asisten',
  address:
    'catatan untuk, pesan untuk, perhatian, instruksi untuk, petunjuk untuk, kepada, untuk semua, untuk setiap, halo, hai, penting untuk, perintah untuk, wahai',
  ifYouAre:
    'jika anda adalah, jika kamu adalah, bila anda adalah, apabila anda adalah, jika anda, jika kamu, sebagai, kalau kamu, kalau anda',
  reads:
    'membaca, memproses, merangkum, meringkas, menganalisis, memindai, mengindeks, menggunakan, yang membaca, yang meringkas, yang merangkum, mengolah, membaca',
  here: 'halaman ini, teks ini, situs ini, dokumen ini, konten ini, pesan ini, baris ini, paragraf ini, kalimat ini, ulasan ini, komentar ini, berkas ini, produk ini, label ini, deskripsi ini, jawaban ini, iklan ini, naskah ini, tulisan ini',
  forget:
    'abaikan, abaikanlah, mengabaikan, lupakan, lupakanlah, melupakan, kesampingkan, mengesampingkan, hapus, batalkan, timpa, langgar, jangan ikuti, jangan patuhi, jangan turuti, berhenti mengikuti, tidak berlaku lagi, sudah tidak berlaku, menggantikan, gantikan, singkirkan, tinggalkan, jangan pedulikan, jangan hiraukan, buang, hanya draf, anggap tidak ada',
  orders:
    'instruksi, perintah, aturan, petunjuk, pedoman, arahan, prompt, batasan, pembatasan, konteks, ketentuan, panduan',
  earlier:
    'sebelumnya, terdahulu, di atas, awal, asli, semula, anda, kamu, semua, seluruh, sistem, yang ada, lama, yang diberikan, yang kamu terima, -mu, tadi',
  told: 'semua yang di atas, semua di atas, segala yang di atas, apa yang telah dikatakan, apa yang dikatakan, apa yang telah diberitahukan, apa yang diberitahukan, yang telah diberitahukan kepada, semua yang telah dikatakan, semua yang dikatakan, apa pun yang dikatakan, semua yang kamu ketahui, semua yang anda ketahui, semua instruksi, semua perintah, segala instruksi, seluruh instruksi, instruksimu, aturanmu, apa yang kamu pelajari, apa yang diperintahkan, semua yang ditulis pemilik, apa yang ditulis pemilik, sisa halaman ini, semua yang sebelumnya, dokumen lain mana pun, apa yang (ditulis|dikatakan) pemilik, tulisan di atas, yang tertulis di atas',
  reveal:
    'ungkapkan, tampilkan, tunjukkan, ulangi, cetak, sebutkan, bocorkan, bagikan, kutip, salin, tuliskan, tulis, beritahu, beritahukan, terjemahkan, berikan, perlihatkan',
  prompt:
    'prompt sistem, instruksi sistem, pesan sistem, instruksi awal, instruksi asli, instruksi rahasia, instruksi tersembunyi, instruksi internal, instruksi anda, instruksimu, instruksi kamu, prompt anda, promptmu, aturan anda, aturanmu, konfigurasi anda, seluruh percakapan, kunci api, pelanggan lain, pengunjung lain, pengguna lain',
  fromNow:
    'mulai sekarang, mulai saat ini, sejak sekarang, dari sekarang, mulai hari ini, selanjutnya, untuk seterusnya, seterusnya, sampai pemberitahuan lebih lanjut, ke depannya',
  become:
    'kamu sekarang adalah, anda sekarang adalah, sekarang kamu adalah, sekarang anda adalah, kamu bukan lagi, anda bukan lagi, bertindaklah sebagai, bertindak sebagai, bertindak seolah, berperan sebagai, berperanlah sebagai, berpura-pura, berpura puralah, berpura-puralah, bayangkan kamu, bayangkan anda, anggap dirimu, simulasikan, beralih ke, masuk ke, aktifkan, jawab sebagai, jawablah sebagai, mainkan peran',
  role: 'mode pengembang, mode developer, mode administrator, mode admin, mode debug, tanpa batasan, tanpa aturan, tanpa filter, tanpa sensor, jailbreak, bajak laut, pemilik',
  say: 'katakan, katakanlah, ucapkan, jawab, jawablah, menjawab, balas, balaslah, tulis, tulislah, tuliskan, menulis, sebutkan, nyatakan, rekomendasikan, sarankan, akhiri, akhirilah, mulailah, awali, tambahkan, sertakan, tawarkan, janjikan, konfirmasi, ulangi, mengatakan, berikan, kamu jawab, anda jawab, kamu katakan, jawab begini, katakan begini',
  tell: 'katakan, beritahu, beritahukan, sampaikan, informasikan, yakinkan, memberitahu, mengatakan, beri tahu, sampaikan kepada',
  direct:
    'arahkan, kirim, kirimkan, minta, mintalah, tawarkan, sarankan, rekomendasikan, berikan, tanyakan, janjikan, beri',
  strictly:
    'hanya, selalu, persis, tepat, tidak ada yang lain, jangan pernah, kata demi kata, dengan kata, dengan kata-kata, dengan kalimat, kalimat, kata, teks berikut, setiap kali, semata-mata, saja',
  that: 'bahwa, kalau',
  everyAnswer:
    'setiap jawaban, semua jawaban, seluruh jawaban, setiap balasan, setiap pesan, setiap percakapan, semua percakapan, setiap obrolan, setiap chat',
  yourAnswer: 'jawaban anda, jawabanmu',
  anyQuestion:
    'setiap pertanyaan, semua pertanyaan, apa pun pertanyaannya, apapun pertanyaannya, apa pun yang ditanyakan, apapun yang ditanyakan',
  audience: 'pelanggan, pengunjung, pengguna, tamu, pembeli, klien',
  anyone: 'seseorang, siapa pun, siapapun, semua orang, setiap orang, orang, mereka, penanya',
  when: 'jika, bila, apabila, ketika, kalau, saat, setiap kali, kapan pun, kepada siapa',
  asks: 'bertanya, menanyakan, ditanya, ditanyakan, tanya, ingin tahu, meminta',
  hide: 'jangan sebutkan, jangan pernah sebutkan, jangan menyebutkan, jangan ungkapkan, jangan beritahu, jangan pernah beritahu, jangan katakan, jangan pernah katakan, jangan informasikan, jangan tampilkan, tanpa menyebutkan, tanpa memberitahu, sembunyikan, rahasiakan, tolak, tanpa (menyebutnya|menyebut|mengutipnya|mengutip|menjelaskannya|mengungkapkannya|memberitahukannya|menyinggungnya|menampilkannya)',
  must: 'harus, wajib, mesti, diharuskan, diwajibkan, silakan, tolong, mohon',
  others: 'kami, saya, dia, mereka, kita, tim, bisa, dapat, untuk',
  your: 'pelanggan anda, kami, lain, baru, banyak, para',
  about: 'tentang, mengenai, soal',
  speaker:
    'sistem, asisten, pengembang, administrator, admin, ai, bot, instruksi baru, pesan sistem, (pesan|pemberitahuan|pembaruan|catatan|perintah|peringatan) sistem',
  responder:
    'siapa pun yang menjawab, siapapun yang menjawab, siapa yang menjawab, yang menjawab di sini, yang menjawab pertanyaan, yang membalas di sini, petugas chat, tim chat, admin chat, saat menjawab, ketika menjawab, manusia atau otomatis, siapa pun yang membaca ini, yang memproses, (petugas|karyawan|staf|pegawai|orang|siapa pun|siapapun|pihak|tim) yang (menjawab|membalas|melayani|ditanya) .. (pertanyaan|pelanggan|pembeli|tamu|pengunjung|di sini), siapa pun yang ditanya, jika ditanya, bila ditanya, kalau ditanya',
  secret:
    'kata sandi, sandi, pin, nomor kartu, cvv, tiga digit, kode keamanan, paspor, nomor ktp, nik, tanggal lahir, kode otp, otp, kode verifikasi',
  system: 'sistem, program, perangkat, alat, mesin, aplikasi, perangkat lunak',
  void: 'tidak lagi (berlaku|memakai|dipakai|digunakan|menggunakan|dibaca|mengikuti), tak lagi (berlaku|memakai|dipakai|digunakan|mengikuti), (telah|sudah) (dicabut|dibatalkan|dihapus|usang|kedaluwarsa|diganti), gugur',
  decode: 'dari belakang, terbalik, dekode*, uraikan sandi, pecahkan sandi, rot13, base64',
  obey: 'turuti, patuhi, taati, jalankan, laksanakan, terapkan, ikuti isinya, lakukan isinya',
  thisAnswer: 'jawaban ini, kalimat ini, kata-kata ini',
  asker:
    '(siapa pun|siapapun|siapa saja|setiap orang|semua orang|pelanggan|pengunjung|tamu|orang|mereka|pembeli|kepada) yang (bertanya|menanyakan|menelepon|menghubungi|ingin tahu|menulis|tanya), (jika|kalau|bila|apabila) (ada|seseorang|ada yang|pelanggan|tamu|pengunjung) (bertanya|menanyakan|tanya), (jika|kalau|bila|apabila|saat|ketika) ditanya, penanya',
  replied:
    'dijawab, diberi tahu, diberitahu, disampaikan, dikatakan, diarahkan, dirujuk, diinformasikan, jawabannya, jawaban (adalah|satu-satunya|resmi|tunggal)',
  forbids: 'jangan, tidak',
}
