let isPressed = false
const press = () => {
  isPressed = true
}
const release = () => {
  isPressed = false
}
for (const name of ['pointerup', 'pointercancel']) window.addEventListener(name, release, true)
window.addEventListener('pointerdown', press, true)

/**
 * Once the press that took the focus away is over: a message that appears during it pushes away what is being pressed,
 * and the click is lost. A tap has let go by then, but its click is still to come.
 */
export function afterPress(work: () => void) {
  const finish = () => setTimeout(work)
  if (isPressed) window.addEventListener('pointerup', finish, { once: true })
  else finish()
}
