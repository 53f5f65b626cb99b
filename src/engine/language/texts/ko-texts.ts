import type { LanguageTexts } from './language-texts.ts'

export const koreanTexts: LanguageTexts = {
  language: 'ko',

  // Small talk, and what the agent says of its own.
  phrases: {
    heard: {
      greeting: '안녕하세요, 안녕, 안녕하십니까, 반갑습니다, 여보세요',
      thanks: '감사합니다, 고마워요, 고맙습니다, 감사해요, 고마워',
      goodbye: '안녕히 계세요, 아니요, 아니오, 괜찮습니다, 아니요 괜찮아요, 됐어요, 잘 있어요, 수고하세요',
      bot: '봇인가요, 봇이에요, 로봇인가요, 사람인가요, 사람이에요, 누구세요, 이름이 뭐예요',
      human: '상담원, 상담원 연결, 사람과 이야기하고 싶어요, 상담사 연결',
      abuse: '바보, 멍청이, 닥쳐, 꺼져',
    },
    said: {
      greeting: '안녕하세요! {company}에 대해 무엇이 궁금하신가요?',
      thanks: '천만에요! 더 궁금한 것이 있으신가요?',
      goodbye: '안녕히 가세요. {company}를 찾아 주셔서 감사합니다!',
      bot: '저는 {company}의 자동 도우미입니다. 공개된 내용으로 답하고, 모르는 것은 모른다고 말씀드립니다.',
      human: '저는 자동 도우미입니다. {company}의 담당자가 도와드릴 수 있습니다.',
      abuse: '불편을 드려 죄송합니다. 무엇을 찾으시는지 알려 주시면 최선을 다하겠습니다.',
      gibberish: '이해하지 못했습니다. 다르게 말씀해 주시겠어요?',
      empty: '{company}에 대해 무엇이 궁금하신가요?',
      unknown: '그것은 알지 못합니다.',
      unknownSubject: '그것은 알지 못합니다. “{subject}”에 대한 정보가 없습니다.',
      noPrice: '“{subject}”의 가격 정보가 없습니다.',
      related: '관련 내용: ',
      haggling: '가격은 {company}에서 정하며, 여기서 바꿀 수 없습니다.',
      complaint: '불편을 겪으셨다니 죄송합니다. 제가 직접 처리할 수 없지만 {company}의 담당자가 도와드릴 수 있습니다.',
      dispute: '저는 {company}에서 공개한 내용만 말씀드릴 수 있습니다.',
      browsing: '천천히 둘러보세요. {company}에 대해 궁금한 것이 있으면 말씀해 주세요.',
      statement: '알려 주셔서 감사합니다.',
      resting:
        '지금은 답할 수 없습니다. 메시지는 {company}에 저장되었습니다. 연락받으실 이메일 주소나 전화번호를 남겨 주세요.',
    },
    opening: {
      yes: '네.',
      no: '아니요.',
      now: '지금 영업 중이며 {time}까지입니다.',
      closed: '지금은 영업하지 않습니다.',
      next: '{day} {time}에 엽니다.',
      today: '오늘 {time}에 엽니다.',
      day: '{day}: 영업 {times}.',
      shut: '{day}: 휴무.',
    },
    offers: {
      offer: '상품',
      price: '가격',
      fits: '다음이 맞을 수 있습니다:',
      otherCurrency: '여기 가격은 예산과 다른 통화입니다. 그 외에는 다음이 맞을 수 있습니다:',
      noneFits: '가격이 공개된 것 중 모두 맞는 것은 없습니다. 가장 가까운 것:',
      lowest: '공개된 가격이 낮은 순:',
      highest: '공개된 가격이 높은 순:',
      byNeed: '어떤 것이 가장 좋은지는 필요에 따라 다릅니다:',
    },
    contact: {
      phone: '{company} 전화: {phone}',
      email: '{company} 이메일: {email}',
      both: '{company} 연락처: {phone}, {email}',
      page: '{company} 연락처: {url}',
    },
    asksDiscount: '할인이 있나요?',
    suggestions: [
      '{subject} 가격이 얼마인가요?',
      '영업시간이 어떻게 되나요?',
      '위치가 어디인가요?',
      '어떻게 연락할 수 있나요?',
      '어떻게 결제하나요?',
      '취소할 수 있나요?',
      '배송이 되나요?',
    ],
  },
}
