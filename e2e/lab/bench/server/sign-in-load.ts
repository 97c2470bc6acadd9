import { atRate, timeOf } from './at-rate.ts'
import { PASSWORD } from './register.ts'
import type { BenchServer } from './servers.ts'

export const PAGES = 50
/** So few that neither the server nor this process is busy with them. */
export const LISTS_PER_SECOND = 150
export const SIGN_INS = 16
export const SECONDS = 6

/** Requests the public list at a steady rate. */
function requestLists({ url }: BenchServer): Promise<number[]> {
  return atRate({ rate: LISTS_PER_SECOND, seconds: SECONDS }, async (turn) => {
    const answer = await fetch(`${url}?page=${((turn * 37) % PAGES) + 1}`)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`The list answered ${answer.status}`)
  })
}

/** Signs in repeatedly and returns the times. */
async function signIn({ url }: BenchServer, account: number, isOver: () => boolean): Promise<number[]> {
  const times: number[] = []
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${account}` }
  const body = JSON.stringify({ email: emailOf(account), password: PASSWORD })
  while (!isOver()) {
    const send = async () => {
      const answer = await fetch(new URL('/api/auth/login', url), { method: 'POST', headers, body })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`A sign-in answered ${answer.status}`)
    }
    times.push(await timeOf(send))
  }
  return times
}

export const emailOf = (account: number) => `account-${account}@example.org`
export const accounts = Array.from({ length: SIGN_INS }, (_, account) => account)

/** Requests the list while all accounts sign in. */
async function requestBusyLists(server: BenchServer): Promise<[lists: number[], signIns: number[]]> {
  let isOver = false
  const signingIn = Promise.all(accounts.map((account) => signIn(server, account, () => isOver)))
  const lists = await requestLists(server)
  isOver = true
  return [lists, (await signingIn).flat()]
}

/** The durations of requests, in milliseconds. */
export interface Round {
  quiet: number[]
  busy: number[]
  signIns: number[]
}

/** Requests the list alone, then beside sign-ins. */
export async function runRound(server: BenchServer): Promise<Round> {
  const quiet = await requestLists(server)
  const [busy, signIns] = await requestBusyLists(server)
  return { quiet, busy, signIns }
}
