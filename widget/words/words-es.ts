import type { Words } from './words-types.ts'

export const words: Words = {
  assistant: 'Asistente de IA',
  unverified: 'Esta empresa no ha sido verificada.',
  conversation: 'Conversación',
  suggestions: 'Preguntas sugeridas',
  placeholder: 'Escribe un mensaje…',
  send: 'Enviar mensaje',
  close: 'Cerrar el chat',
  you: 'Tú',
  person: 'Miembro del equipo',
  writing: 'Escribiendo una respuesta…',
  sources: 'Fuentes',
  lost: 'Se ha perdido la conexión. Tu mensaje se conserva.',
  unreachable: 'El chat no está disponible en este momento.',
  retry: 'Reintentar',
}
