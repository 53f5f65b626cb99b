import type { Words } from './words-types.ts'

export const words: Words = {
  assistant: 'Yapay zekâ asistanı',
  unverified: 'Bu işletme doğrulanmadı.',
  conversation: 'Konuşma',
  suggestions: 'Önerilen sorular',
  placeholder: 'Bir mesaj yazın…',
  send: 'Mesajı gönder',
  close: 'Sohbeti kapat',
  you: 'Siz',
  person: 'Ekip üyesi',
  writing: 'Yanıt yazılıyor…',
  sources: 'Kaynaklar',
  lost: 'Bağlantı koptu. Mesajınız saklandı.',
  unreachable: 'Sohbete şu anda ulaşılamıyor.',
  retry: 'Tekrar dene',
}
