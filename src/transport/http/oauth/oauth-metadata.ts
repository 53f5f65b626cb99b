import type { App } from '#src/app.ts'
import type { Scope } from '#src/contract/api/rights.ts'

/** What a client can ask for: the scopes of keys, without the one that no tool needs. */
export const OAUTH_SCOPES: readonly Scope[] = ['read', 'knowledge', 'agents']

/** The resource that tokens are for (RFC 8707). */
export const mcpResource = ({ addresses }: Pick<App, 'addresses'>): string => `${addresses.public()}/mcp`

/** The URL of the description of the resource, which a 401 names. */
export const resourceMetadataUrl = ({ addresses }: Pick<App, 'addresses'>): string =>
  `${addresses.public()}/.well-known/oauth-protected-resource/mcp`

/** Describes the resource (RFC 9728). */
export function describeResource(app: Pick<App, 'addresses'>) {
  return {
    resource: mcpResource(app),
    authorization_servers: [app.addresses.public()],
    scopes_supported: OAUTH_SCOPES,
    bearer_methods_supported: ['header'],
    resource_name: 'Foyer',
    resource_documentation: `${app.addresses.public()}/docs/mcp`,
  }
}

/** Describes the authorization server (RFC 8414). */
export function describeAuthorizationServer({ addresses }: Pick<App, 'addresses'>) {
  const base = `${addresses.public()}/oauth`
  return {
    issuer: addresses.public(),
    // The page needs the person's session, which belongs to the web application.
    authorization_endpoint: `${addresses.app()}/oauth/authorize`,
    token_endpoint: `${base}/token`,
    registration_endpoint: `${base}/register`,
    revocation_endpoint: `${base}/revoke`,
    scopes_supported: OAUTH_SCOPES,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    client_id_metadata_document_supported: true,
    authorization_response_iss_parameter_supported: true,
    service_documentation: `${addresses.public()}/docs/mcp`,
  }
}
