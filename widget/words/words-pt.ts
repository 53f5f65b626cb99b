import type { Words } from './words-types.ts'

export const words: Words = {
  assistant: 'Assistente de IA',
  unverified: 'Esta empresa não foi verificada.',
  conversation: 'Conversa',
  suggestions: 'Perguntas sugeridas',
  placeholder: 'Escreva uma mensagem…',
  send: 'Enviar mensagem',
  close: 'Fechar o chat',
  you: 'Você',
  person: 'Membro da equipe',
  writing: 'Escrevendo uma resposta…',
  sources: 'Fontes',
  lost: 'A conexão caiu. A sua mensagem foi mantida.',
  unreachable: 'O chat não está disponível no momento.',
  retry: 'Tentar novamente',
}
