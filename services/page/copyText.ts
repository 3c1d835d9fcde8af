/** Copying what an element shows. */

/**
 * Copies an element's text by the clipboard, or by the old command where the clipboard is out of reach.
 * What could be copied neither way stays selected, for the visitor to copy.
 */
export async function copyTextOf(element: Element): Promise<boolean> {
  const selection = getSelection();
  selection?.selectAllChildren(element);
  const copied = await writeText(element.textContent);
  if (copied) selection?.removeAllRanges();
  return copied;
}

async function writeText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The text is selected by now, and this copies the selection.
    return document.execCommand('copy');
  }
}
