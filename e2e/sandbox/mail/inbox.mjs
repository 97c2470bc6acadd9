import PostalMime from 'postal-mime'

const KEPT_MAX = 200

/** The received mails, newest first, in memory only. */
export function createInbox() {
  const mails = []
  let next = 1
  return {
    async receive(raw) {
      const { subject = '', from, to = [], text = '', html = '', headers } = await PostalMime.parse(raw)
      mails.unshift({
        id: next++,
        at: new Date().toISOString(),
        from: from?.address ?? '',
        to: to.map(({ address }) => address),
        subject,
        text: text.trim(),
        html,
        headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
      })
      mails.length = Math.min(mails.length, KEPT_MAX)
    },
    all: (address) => mails.filter(({ to }) => !address || to.includes(address)),
    find: (id) => mails.find((mail) => mail.id === Number(id)),
  }
}
