import type { LanguagePack } from './language-pack.ts'

export const chinese: LanguagePack = {
  language: 'zh',

  // How questions are asked.
  questions: {
    stopwords: `你好, 您好, 谢谢, 号码, 的, 了, 吗, 呢, 吧, 啊, 是, 在, 有, 和, 与, 或, 我, 我们, 你, 你们, 您, 请问, 请, 想, 要, 能, 可以, 会, 怎么, 怎么样, 如何,
      什么, 什么样, 哪, 哪些, 哪个, 这, 那, 这个, 那个, 也, 都, 还, 就, 把, 被, 给, 到, 从, 对, 一下, 一个, 多少, 几, 么, 办, 怎么办, 知道, 告诉, 时候, 问, 谁, 哪里,
      哪儿`,
    openers: '那, 那么, 还有',
    pointers: '它, 这个, 那个',
    cues: {
      list: '有什么服务, 有哪些, 提供什么, 提供哪些, 卖什么',
      about: '你们是做什么, 是什么公司, 做什么的',
      when: '什么时候, 哪天, 何时, 几号',
      price: '多少钱, 价格, 价钱, 费用, 收费, 几块钱, 多少元, 什么价, 怎么卖, 票价, 多少費用',
      hours: '几点, 营业时间, 开门, 关门, 营业, 几点开, 开放时间, 休息吗, 上班时间, 開門, 營業時間',
      phone: '电话, 手机号, 联系方式, 联系, 號碼, 電話',
      email: '邮箱, 邮件, 电子邮件, 郵箱, email',
      address: '地址, 在哪, 哪里, 哪儿, 位置, 怎么去, 怎么走, 位于',
      founded: '什么时候创办, 什么时候成立, 何时成立, 哪年成立, 哪年创办, 成立于, 什么时候开业, 创立, 创办',
      duration: '多长时间, 多久, 几天, 几个小时, 几分钟, 需要多少时间',
      age: '多大年龄, 几岁, 年龄',
      frequency: '多久一次, 几次',
      percent: '百分之几, 几折, 多少折扣',
      count: '多少人, 几个人, 几位, 多少个, 几间',
      length: '多远, 距离',
      person: '谁, 叫什么名字',
      payment: '付款, 支付, 怎么付, 刷卡',
    },
    concepts: `price: 价格, 价钱, 费用, 收费, 多少钱, 票价; free: 免费; pay: 付款, 支付, 付钱, 结账; card: 信用卡, 刷卡, 银行卡; cash: 现金; parking: 停车,
      车位; open: 营业, 开门, 开放, 营业时间; close: 休息, 关门, 打烊; hour: 小时; phone: 电话, 手机; email: 邮箱, 邮件, 电邮; address: 地址, 位置, 哪里,
      位于; contact: 联系, 咨询; found: 创办, 成立, 创立, 开业, 创建; owner: 老板, 负责人, 创始人, 店主, 院长; company: 公司, 店, 门店, 商店, 中心; cancel:
      取消, 退订; refund: 退款, 退钱, 全额; book: 预约, 预订, 预定, 订; deliver: 送货, 配送, 外卖, 快递; include: 包括, 包含, 含; discount: 优惠, 折扣,
      打折; child: 儿童, 孩子, 小孩; pet: 狗, 宠物, 猫; wifi: 无线, wifi, 网络; guarantee: 保修, 保证, 质保; breakfast: 早餐; deposit: 押金, 定金,
      订金; rent: 租赁, 出租, 租; buy: 购买, 买; toilet: 厕所, 洗手间; voucher: 礼品卡, 优惠券; today: 今天; tomorrow: 明天; weekend: 周末;
      weekday: 工作日`,
  },
}
