import env from '#start/env'

/**
 * The name of a cookie. Over HTTPS it has the prefix `__Host-`: browsers then accept it from this host alone, so that
 * no other subdomain can plant one. They require the path `/` for it.
 */
export function cookieName(name: string): string {
  return env.appUrl.startsWith('https:') ? `__Host-${name}` : name
}
