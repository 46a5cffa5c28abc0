/** What begins to write as soon as a letter is pressed, although it is no field: a cell of a grid, a list of choices. */
export const takesTyping = (target: Element): boolean =>
  target.closest('[role="grid"], [role="listbox"], [role="textbox"], iframe') !== null
