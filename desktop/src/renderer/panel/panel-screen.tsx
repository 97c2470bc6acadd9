import { useDesktop } from '../state/desktop-store.ts'

export default function PanelScreen() {
  const { offers } = useDesktop()
  return (
    <ul>
      {offers?.offers.map(({ post }) => (
        <li key={post.id}>{post.title}</li>
      ))}
    </ul>
  )
}
