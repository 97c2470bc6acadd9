import env from '#start/env'

/**
 * The name of a cookie. Over HTTPS it has the prefix `__Host-`: browsers then accept it from this host only, so that
 * another subdomain cannot set it. The prefix requires the path `/`.
 */
export function cookieName(name: string): string {
  return env.appUrl.startsWith('https:') ? `__Host-${name}` : name
}
