/** The names that the SDK gives to operations. The generator and the examples of the documentation share them. */

const toCamelCase = (name: string): string => name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase())

/** Returns the namespace of an operation: the first part of its path, such as `agents`. */
export function sdkNamespace(path: string): string {
  return (path.split('/')[1] ?? '').replace('.json', '')
}

/** Returns the method of an operation: its ID without the noun of the namespace, such as `create` of `createAgent`. */
export function sdkMethod(operationId: string, namespace: string): string {
  const plural = `${namespace.charAt(0).toUpperCase()}${namespace.slice(1)}`
  const singular = plural.replace(/(?<=ch)es$|s$/, '')
  return operationId.replace(new RegExp(`(?:${plural}|${singular})(?![a-z])`), '')
}

/** Returns the parameters of a path in their order, as the SDK names them: `agentId` for `agent_id`. */
export function sdkPathParameters(path: string): { name: string; argument: string }[] {
  return Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => ({ name, argument: toCamelCase(name) }))
}

/** The namespace of the visitor API, whose methods have the whole operation IDs. */
export const SDK_CHAT = 'chat'

/** The package's name on npm. */
export const SDK_PACKAGE = '@foyer/sdk'
