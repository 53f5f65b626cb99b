import type { Words } from './words-types.ts'

export const words: Words = {
  assistant: 'AI 助手',
  unverified: '该商家尚未经过验证。',
  conversation: '对话',
  suggestions: '推荐问题',
  placeholder: '输入消息…',
  send: '发送消息',
  close: '关闭聊天',
  you: '您',
  person: '团队成员',
  writing: '正在输入回答…',
  sources: '来源',
  lost: '连接已中断。您的消息已保留。',
  unreachable: '暂时无法连接聊天。',
  retry: '重试',
}
