import type { ChatTool } from '../../models/chat/chat-types.ts'

const text = (description: string) => ({ type: 'string' as const, description })

/** The tools of the model. None has an effect: the caller reads each call and decides. */
export const ANSWER_TOOLS: readonly ChatTool[] = [
  {
    name: 'record_lead',
    description: 'Notes what the visitor said about themselves, in their own words. Leave out what they did not say.',
    parameters: {
      type: 'object',
      properties: {
        name: text('Name of the visitor.'),
        company: text('Company of the visitor.'),
        need: text('What they are looking for.'),
        budget: text('What they want to spend.'),
      },
    },
  },
  {
    name: 'show_cards',
    description: 'Shows cards of offers with price and link.',
    parameters: {
      type: 'object',
      properties: {
        titles: {
          type: 'array',
          items: { type: 'string' },
          description: 'Titles of the offers as the texts write them.',
        },
      },
    },
  },
  {
    name: 'hand_over',
    description: 'Asks for a person, when the visitor wants one.',
    parameters: { type: 'object', properties: { reason: text('Why, in a few words.') } },
  },
]

/** The most searches in one turn. */
export const MAX_SEARCHES = 3
const SEARCHED_ENOUGH = 'No more searches in this reply. Answer from what you have.'
const NOTHING_FOUND = 'Nothing more about this. Try other words, or say that you do not know.'

/**
 * Returns the tool with which the model reads knowledge that does not fit into the prompt. `search` returns passages,
 * or ''.
 */
export function searchTool(search: (query: string) => Promise<string>): ChatTool {
  let searches = 0
  return {
    name: 'search_knowledge',
    description:
      'Finds further texts of the business. Write what you look for as the business would: the words of its pages, in their language.',
    parameters: { type: 'object', properties: { query: text('A few words.') } },
    run: async ({ query }) => {
      if (typeof query !== 'string' || query.trim() === '') return NOTHING_FOUND
      searches += 1
      return searches > MAX_SEARCHES ? SEARCHED_ENOUGH : (await search(query)) || NOTHING_FOUND
    },
  }
}
