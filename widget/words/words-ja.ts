import type { Words } from './words-types.ts'

export const words: Words = {
  assistant: 'AIアシスタント',
  unverified: 'この事業者は確認されていません。',
  conversation: '会話',
  suggestions: 'よくある質問',
  placeholder: 'メッセージを入力…',
  send: 'メッセージを送信',
  close: 'チャットを閉じる',
  you: 'あなた',
  person: '担当者',
  writing: '回答を入力中…',
  sources: '出典',
  lost: '接続が切れました。メッセージは保存されています。',
  unreachable: '現在チャットに接続できません。',
  retry: '再試行',
}
