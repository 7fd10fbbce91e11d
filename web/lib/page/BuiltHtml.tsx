import type { ComponentProps } from 'react';

interface BuiltHtmlProps extends Omit<ComponentProps<'div'>, 'children'> {
  html: string;
  as?: 'div' | 'section' | 'article' | 'h2';
}

/** In a document: a piece of HTML that was finished at build. */
export function BuiltHtml({ html, as: Tag = 'div', ...rest }: BuiltHtmlProps) {
  return (
    <Tag
      {...rest}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own content, compiled and escaped at build
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
