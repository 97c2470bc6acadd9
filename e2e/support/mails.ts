import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { dataDir } from './instance.ts'

interface Mail {
  subject: string
  text: string
  /** By their names in lower case. */
  headers: Record<string, string>
}

const inboxAddress = () =>
  (JSON.parse(readFileSync(`${dataDir}/sandbox.json`, 'utf8')) as { inbox: string }).inbox

/** The mails to an address, newest first. */
async function mailsTo(address: string): Promise<Mail[]> {
  const answer = await fetch(`${inboxAddress()}/mails.json?to=${encodeURIComponent(address)}`)
  return (await answer.json()) as Mail[]
}

/** Waits for a mail with this subject. */
export async function mailTo(address: string, subject: string): Promise<Mail> {
  let mail: Mail | undefined
  await expect(async () => {
    mail = (await mailsTo(address)).find((each) => each.subject === subject)
    expect(mail).toBeDefined()
  }).toPass()
  return mail!
}

/** Waits for a mail with this subject and returns its first link. */
export async function linkMailedTo(address: string, subject: string): Promise<string> {
  const { text } = await mailTo(address, subject)
  const link = text.match(/https?:\/\/\S+/)?.[0]
  expect(link).toBeDefined()
  return link!
}

/** How many mails with this subject have arrived. */
export async function countMailsTo(address: string, subject: string): Promise<number> {
  return (await mailsTo(address)).filter((mail) => mail.subject === subject).length
}
