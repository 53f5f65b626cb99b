import type { Words } from './words-types.ts'

export const words: Words = {
  assistant: 'Assistant IA',
  unverified: 'Cette entreprise n’a pas été vérifiée.',
  conversation: 'Conversation',
  suggestions: 'Questions suggérées',
  placeholder: 'Écrivez un message…',
  send: 'Envoyer le message',
  close: 'Fermer la discussion',
  you: 'Vous',
  person: 'Membre de l’équipe',
  writing: 'Réponse en cours d’écriture…',
  sources: 'Sources',
  lost: 'La connexion a été interrompue. Votre message est conservé.',
  unreachable: 'La discussion est injoignable pour le moment.',
  retry: 'Réessayer',
}
