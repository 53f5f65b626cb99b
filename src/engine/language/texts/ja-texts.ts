import type { LanguageTexts } from './language-texts.ts'

export const japaneseTexts: LanguageTexts = {
  language: 'ja',

  // Small talk, and what the agent says of its own.
  phrases: {
    heard: {
      greeting: 'こんにちは, こんばんは, おはようございます, おはよう, はじめまして, やあ',
      thanks: 'ありがとう, ありがとうございます, ありがとうございました, どうも, どうもありがとう, 感謝します',
      goodbye: 'さようなら, いいえ, いえ, 結構です, 大丈夫です, 以上です, おやすみなさい, 失礼します',
      bot: 'あなたはボットですか, ボットですか, ロボットですか, 人間ですか, あなたは誰ですか, お名前は, 名前は何ですか, aiですか',
      human: '担当者, オペレーター, 人と話したい, 担当者と話したい',
      abuse: 'ばか, バカ, 馬鹿, うるさい, 黙れ',
    },
    said: {
      greeting: 'こんにちは！{company}について何をお知りになりたいですか？',
      thanks: 'どういたしまして！ほかに知りたいことはありますか？',
      goodbye: 'さようなら。{company}をご覧いただきありがとうございました！',
      bot: '私は{company}の自動アシスタントです。公開されている内容からお答えし、わからないときはそうお伝えします。',
      human: '私は自動アシスタントです。{company}の担当者がお手伝いできます。',
      abuse: 'うまくいかず申し訳ありません。何をお探しか教えてください。',
      gibberish: '理解できませんでした。別の言い方をしていただけますか？',
      empty: '{company}について何をお知りになりたいですか？',
      unknown: 'それはわかりません。',
      unknownSubject: 'それはわかりません。「{subject}」についての情報がありません。',
      noPrice: '「{subject}」の料金はわかりません。',
      related: '関連する内容: ',
      haggling: '料金は{company}が決めています。ここでは変更できません。',
      complaint: '申し訳ありません。私では対応できませんが、{company}の担当者が対応できます。',
      dispute: '{company}が公開している内容しかお伝えできません。',
      browsing: 'ごゆっくりどうぞ。{company}について知りたいことがあればお尋ねください。',
      statement: '教えていただきありがとうございます。',
      resting:
        'ただいまお答えできません。メッセージは{company}のために保存されました。ご連絡先のメールアドレスか電話番号を残してください。',
    },
    opening: {
      yes: 'はい。',
      no: 'いいえ。',
      now: 'ただいま営業中です（{time}まで）。',
      closed: 'ただいま営業時間外です。',
      next: '{day}{time}に開きます。',
      today: '本日{time}に開きます。',
      day: '{day}: 営業 {times}。',
      shut: '{day}: 休業。',
    },
    offers: {
      offer: '商品',
      price: '料金',
      fits: 'こちらはいかがでしょうか:',
      otherCurrency: 'ここの料金はご予算と異なる通貨です。それ以外ではこちらが合うかもしれません:',
      noneFits: '料金が公開されているもので、すべてに合うものは見つかりません。最も近いもの:',
      lowest: '公開料金の安い順:',
      highest: '公開料金の高い順:',
      byNeed: 'どれが最適かは必要に応じて異なります:',
    },
    contact: {
      phone: '{company}の電話: {phone}',
      email: '{company}のメール: {email}',
      both: '{company}の連絡先: {phone}、{email}',
      page: '{company}の連絡先: {url}',
    },
    asksDiscount: '割引はありますか？',
    suggestions: [
      '{subject}の料金はいくらですか？',
      '営業時間を教えてください',
      '場所はどこですか？',
      'どうすれば連絡できますか？',
      '支払い方法は何ですか？',
      'キャンセルできますか？',
      '配送はしていますか？',
    ],
  },
}
