/** A picture of the mark for devices that install the web client. */
export interface AppIcon {
  src: `/${string}`
  /** As the manifest of an app writes it: `192x192`, or `any` for a drawing without a size. */
  sizes: string
  type: 'image/png' | 'image/svg+xml'
  /** A device cuts a maskable icon into its own shape. */
  purpose: 'any' | 'maskable'
}

const png = (size: number, purpose: AppIcon['purpose']): AppIcon => ({
  src: `/icons/${purpose}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The icons of the manifest. The build of the web client draws those that are pictures. */
export const APP_ICONS: readonly AppIcon[] = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  png(192, 'any'),
  png(512, 'any'),
  png(192, 'maskable'),
  png(512, 'maskable'),
]

/** The icon on an Apple home screen, which asks for it in the page instead of in the manifest. */
export const APPLE_ICON: AppIcon = { ...png(180, 'maskable'), src: '/icons/apple-touch-icon.png' }
