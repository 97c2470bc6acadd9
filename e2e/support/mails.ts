import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { dataDir } from './instance.ts'

interface Mail {
  subject: string
  text: string
}

const inboxAddress = () =>
  (JSON.parse(readFileSync(`${dataDir}/sandbox.json`, 'utf8')) as { inbox: string }).inbox

/** The mails to an address, newest first. */
async function mailsTo(address: string): Promise<Mail[]> {
  const answer = await fetch(`${inboxAddress()}/mails.json?to=${encodeURIComponent(address)}`)
  return (await answer.json()) as Mail[]
}

/** Waits for a mail with this subject and returns its first link. */
export async function linkMailedTo(address: string, subject: string): Promise<string> {
  let link: string | undefined
  await expect(async () => {
    const mail = (await mailsTo(address)).find((each) => each.subject === subject)
    link = mail?.text.match(/https?:\/\/\S+/)?.[0]
    expect(link).toBeDefined()
  }).toPass()
  return link!
}
