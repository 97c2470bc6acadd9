import { createMember, createOrganization, server, type Member } from '../../support/api.ts'
import { mailTo } from '../../support/mails.ts'
import { useNameServer, type Publish } from '../../support/name-server.ts'
import { confirmAddress, signIn } from '../../support/people.ts'
import { confirm, memberOf } from '../../support/teams.ts'
import { expect, test as base, type Page } from '../../support/test.ts'

const test = base.extend<{ publish: Publish }>({ publish: useNameServer })

let domains = 0
const uniqueDomain = () => `band-${process.pid}-${Date.now()}-${(domains += 1)}.example`

/** A person with a confirmed address at a domain. */
async function createColleague(name: string, domain: string): Promise<Member> {
  const email = `${name.split(' ')[0]!.toLowerCase()}@${domain}`
  const person = await createMember(name, server, email)
  await confirmAddress(person)
  return person
}

/** Adds a domain in the open section; the form shows why one is refused. */
async function addDomain(page: Page, domain: string) {
  await page.getByLabel('Domain', { exact: true }).fill(domain)
  await page.getByRole('button', { name: 'Add domain' }).click()
}

const cardOf = (page: Page, domain: string) => page.getByRole('region', { name: domain })

test('an owner proves a domain by a mailed code, and a member of another organization joins by it', async ({
  openAsOwner,
  openAsVisitor,
}) => {
  const domain = uniqueDomain()
  const { owner, name, settings } = await openAsOwner('/domains')
  const { page } = owner
  const card = cardOf(page, domain)

  await test.step('domains where anyone gets an address are refused', async () => {
    await addDomain(page, 'gmail.com')
    await expect(page.getByText('Anyone can get an address there.')).toBeVisible()
    await addDomain(page, 'co.uk')
    await expect(page.getByText('This is not a domain that can be added.')).toBeVisible()
  })

  await test.step('the code of the mail proves it', async () => {
    await addDomain(page, domain)
    await expect(card.getByText('Not proven')).toBeVisible()
    await card.getByText('Code by mail').click()
    await card.getByRole('button', { name: 'Send code' }).click()
    await card.getByLabel('Code', { exact: true }).fill('AAAA-AAAA-AAAA-AAAA')
    await card.getByRole('button', { name: 'Confirm' }).click()
    await expect(card.getByText('This code is incorrect or no longer valid.')).toBeVisible()
    const { text } = await mailTo(`postmaster@${domain}`, `Code to confirm ${domain}`)
    await card.getByLabel('Code', { exact: true }).fill(/(?:\w{4}-){3}\w{4}/.exec(text)![0])
    await card.getByRole('button', { name: 'Confirm' }).click()
    await expect(card.getByText('Proven', { exact: true })).toBeVisible()
    await card.getByText('By themselves').click()
    await expect(card.getByRole('radio', { name: /^By themselves/ })).toBeChecked()
  })

  const colleague = await createColleague('Cora Nunes', domain)
  const own = await createOrganization(colleague)
  const theirs = await openAsVisitor()
  await signIn(theirs, colleague)
  const menu = theirs.getByRole('button', { name: `Organization: ${own.name}` })

  await test.step('the offer can be hidden, and stays under Organizations', async () => {
    await theirs.getByRole('button', { name: `Organization: ${own.name}, you can join another one` }).click()
    await theirs.getByRole('menuitem', { name: `${name} Join` }).click()
    const offer = theirs.getByRole('dialog', { name: `Join ${name}` })
    await expect(offer).toContainText(`People with an address at ${domain} can join this organization.`)
    await offer.getByRole('button', { name: 'Don’t show again' }).click()
    await expect(offer).toHaveCount(0)
    await theirs.reload()
    await menu.click()
    await expect(theirs.getByRole('menuitemradio', { name: own.name })).toBeVisible()
    await expect(theirs.getByRole('menuitem', { name: /Join$/ })).toHaveCount(0)
    await theirs.getByRole('menuitem', { name: 'Manage organizations' }).click()
  })

  await test.step('who joins is a member at once', async () => {
    await theirs
      .getByRole('region', { name: `Join ${name}` })
      .getByRole('button', { name: 'Join' })
      .click()
    await expect(theirs.getByText(`You are now a member of ${name}`)).toBeVisible()
    await page.goto(`${settings}/users`)
    await expect(memberOf(page, 'Cora Nunes')).toBeVisible()
  })
})

test('a record proves a domain, a colleague asks and is let in, and who was removed can only ask', async ({
  publish,
  openAsOwner,
  openPage,
}) => {
  const domain = uniqueDomain()
  const { owner, id, name, settings } = await openAsOwner('/domains')
  const { page } = owner
  const card = cardOf(page, domain)

  await test.step('the record is looked up until it is there', async () => {
    await addDomain(page, domain)
    const check = card.getByRole('button', { name: 'Check now' })
    await check.click()
    await expect(card.getByText('The record is not there yet.')).toBeVisible()
    const [record, value] = await Promise.all(
      [/^_fanfare\./, /^fanfare-verification=/].map((text) => card.getByText(text).innerText()),
    )
    publish(record!, value!)
    await check.click()
    await expect(card.getByText('Proven', { exact: true })).toBeVisible()
    await expect(card.getByRole('radio', { name: /^With an admin’s yes/ })).toBeChecked()
  })

  const colleague = await createColleague('Nuno Costa', domain)
  const own = await createOrganization(colleague)
  const theirs = await openPage(colleague.token)
  await theirs.goto('/dashboard')

  await test.step('the request is told, and can be withdrawn and sent again', async () => {
    const ask = async () => {
      await theirs
        .getByRole('button', { name: `Organization: ${own.name}, you can join another one` })
        .click()
      await theirs.getByRole('menuitem', { name: `${name} Ask to join` }).click()
      await theirs.getByRole('dialog').getByRole('button', { name: 'Ask to join' }).click()
      await expect(theirs.getByText('Your request was sent').last()).toBeVisible()
    }
    await ask()
    await theirs.getByRole('button', { name: `Organization: ${own.name}`, exact: true }).click()
    await theirs.getByRole('menuitem', { name: `${name} Asked` }).click()
    await theirs.getByRole('dialog').getByRole('button', { name: 'Withdraw request' }).click()
    await expect(theirs.getByText('Request withdrawn')).toBeVisible()
    await ask()
    await mailTo(owner.email, `Nuno Costa asks to join ${name}`)
  })

  await test.step('the yes of an owner makes them a member, while their page is open', async () => {
    await page.getByRole('button', { name: 'Approve Nuno Costa' }).click()
    await expect(page.getByText('Nuno Costa is now a member')).toBeVisible()
    await theirs.getByRole('button', { name: `Organization: ${own.name}`, exact: true }).click()
    await theirs.getByRole('menuitemradio', { name }).click()
    await expect(theirs.getByRole('button', { name: `Organization: ${name}` })).toBeVisible()
    await mailTo(colleague.email, `You are now a member of ${name}`)
  })

  await test.step('who was removed can only ask, also where others join by themselves', async () => {
    await card.getByText('By themselves').click()
    await expect(card.getByRole('radio', { name: /^By themselves/ })).toBeChecked()
    await page.goto(`${settings}/users`)
    await memberOf(page, 'Nuno Costa')
      .getByRole('button', { name: /^Remove/ })
      .click()
    await confirm(page, 'Remove')
    await expect(theirs.getByRole('button', { name: /^Organization:/ })).toHaveAccessibleName(
      `Organization: ${own.name}, you can join another one`,
      { timeout: 30_000 },
    )
    await theirs.getByRole('button', { name: /^Organization:/ }).click()
    await theirs.getByRole('menuitem', { name: `${name} Ask to join` }).click()
    await owner.ask('DELETE', `/organizations/${id}/domains/${await domainIdOf(owner, id)}`)
    await theirs.getByRole('dialog').getByRole('button', { name: 'Ask to join' }).click()
    await expect(theirs.getByText(/^You could not join. You can no longer join/).last()).toBeVisible()
    await expect(theirs.getByRole('heading', { name: `Join ${name}` })).toHaveCount(0)
  })
})

async function domainIdOf(owner: Member, organizationId: string): Promise<string> {
  const { domains: all } = await owner.ask<{ domains: { id: string }[] }>(
    'GET',
    `/organizations/${organizationId}/domains`,
  )
  return all[0]!.id
}
