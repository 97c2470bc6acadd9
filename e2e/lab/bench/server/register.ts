import type { BenchServer } from './servers.ts'

/** The password of all accounts of benchmarks. */
export const PASSWORD = 'Brass-band-7!'

interface Registered {
  token: string
  user: { id: string }
}

/** Registers an account. */
export async function register({ url }: BenchServer, email: string): Promise<Registered> {
  const answer = await fetch(new URL('/api/auth/register', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Bench', email, password: PASSWORD }),
  })
  if (!answer.ok) throw new Error(`The registration of ${email} answered ${answer.status}`)
  return (await answer.json()) as Registered
}
