let name: string | undefined;

/** The shop's name, as the page says it of itself. */
export function shopName(): string {
  name ??=
    typeof document === 'undefined'
      ? ''
      : (document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? '');
  return name;
}

/** For the renderer of documents: the name in force for what is drawn next. */
export function setShopName(next: string): void {
  name = next;
}
