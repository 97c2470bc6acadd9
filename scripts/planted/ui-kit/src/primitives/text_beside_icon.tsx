interface Props {
  busy: boolean
  icon: React.ReactNode
  t: (key: string) => string
}

/** Four texts that a translation would detach, and one with an element of its own. */
export function TextBesideIcon({ busy, icon, t }: Props) {
  return (
    <p>
      {busy && <b />}
      {t('copy')}
      <span>
        {icon}
        Copy
      </span>
      <span>
        {busy ? <b /> : null}
        {`${t('copy')}`}
      </span>
      <span>
        {t('copy')}
        {busy && t('busy')}
      </span>
      <span>
        {busy && <b />}
        <span>{t('copy')}</span>
      </span>
    </p>
  )
}
