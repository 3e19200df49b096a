import { escapeHtml } from 'shared-domain/kernel';
import type { Block } from './page-content';

/** Address on the shop's site of a path; other addresses as they are. */
type ToHref = (href: string) => string;

/** Text with `**strong**` words and `[links](/path/)`. */
export const inline = (text: string, toHref: ToHref): string =>
  escapeHtml(text)
    .replace(/\[([^\]]+)\]\(([^\s)]+)\)/g, (_, title: string, href: string) => `<a href="${toHref(href)}">${title}</a>`)
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');

/** A heading with what belongs to it beside it, where there is room. */
const split = (heading: string | undefined, content: string): string =>
  heading
    ? `<div class="split"><h2>${escapeHtml(heading)}</h2><div class="text">${content}</div></div>`
    : `<div class="text">${content}</div>`;

const headingOf = (heading: string | undefined): string => (heading ? `<h2>${escapeHtml(heading)}</h2>` : '');

/** A form is sent to the address of its page. */
const searchForm = ({ name, label, value, hint, button }: Extract<Block, { type: 'search' }>): string =>
  `<form class="search" method="get" role="search">
    <label for="sok-${escapeHtml(name)}">${escapeHtml(label)}</label>
    <div class="field"><input id="sok-${escapeHtml(name)}" name="${escapeHtml(name)}" type="search" maxlength="100" autocomplete="off" value="${escapeHtml(value)}"${hint ? ` aria-describedby="hint-${escapeHtml(name)}"` : ''}><button>${escapeHtml(button)}</button></div>
    ${hint ? `<p class="hint" id="hint-${escapeHtml(name)}">${escapeHtml(hint)}</p>` : ''}
  </form>`;

/** A table scrolls sideways where it is too wide, also by keyboard. */
const table = (label: string, head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<div class="table" role="region" aria-label="${escapeHtml(label)}" tabindex="0"><table>
    <thead><tr>${head.map((title) => `<th scope="col">${escapeHtml(title)}</th>`).join('')}</tr></thead>
    <tbody>${rows.map((row) => `<tr>${row.map((cell, index) => (index === 0 ? `<th scope="row">${cell}</th>` : `<td>${cell}</td>`)).join('')}</tr>`).join('\n')}</tbody>
  </table></div>`;

function inner(block: Block, toHref: ToHref): string {
  const text = (value: string) => inline(value, toHref);
  switch (block.type) {
    case 'text':
      return split(
        block.heading,
        block.paragraphs.map((each) => `<p>${text(each)}</p>`).join('') +
          (block.list.length > 0
            ? `<ul class="list">${block.list.map((each) => `<li>${text(each)}</li>`).join('')}</ul>`
            : ''),
      );
    case 'facts': {
      // Without a heading above them they are the page's sections.
      const level = block.heading ? 'h3' : 'h2';
      return `${headingOf(block.heading)}<ul class="facts">${block.items
        .map(({ title, price, text: own, href }) => {
          const name = href ? `<a href="${escapeHtml(toHref(href))}">${escapeHtml(title)}</a>` : escapeHtml(title);
          return `<li${href ? ' class="leads"' : ''}><${level}>${name}</${level}>${price ? `<p class="price">${escapeHtml(price)}</p>` : ''}${
            own
              ? own
                  .split('\n')
                  .map((each) => `<p>${text(each)}</p>`)
                  .join('')
              : ''
          }</li>`;
        })
        .join('')}</ul>`;
    }
    case 'steps':
      return split(
        block.heading,
        `<ol class="steps">${block.items.map((each) => `<li>${text(each)}</li>`).join('')}</ol>`,
      );
    case 'table':
      return split(
        block.heading,
        table(
          block.heading ?? block.head.join(', '),
          block.head,
          block.rows.map((row) => row.map(text)),
        ),
      );
    case 'questions':
      return split(
        block.heading,
        block.items
          .map(
            ({ question, answer }) =>
              `<details><summary>${escapeHtml(question)}</summary><p>${text(answer)}</p></details>`,
          )
          .join(''),
      );
    case 'notice':
      return `<p class="note">${text(block.text)}</p>`;
    case 'action':
      return `<div class="action"><div><h2>${escapeHtml(block.heading)}</h2>${block.text ? `<p>${text(block.text)}</p>` : ''}</div>${buttons(block.links, toHref)}</div>`;
    case 'search':
      return searchForm(block);
    case 'products':
      return `${headingOf(block.heading)}${block.text ? `<p class="text">${text(block.text)}</p>` : ''}<ul class="products">${block.items
        .map(
          ({ title, href, image, price, note }) =>
            `<li><span class="tile"><img src="${escapeHtml(toHref(image))}" alt="" loading="lazy" width="240" height="240"></span><h3><a href="${escapeHtml(toHref(href))}">${escapeHtml(title)}</a></h3>${price ? `<p class="price">${escapeHtml(price)}</p>` : ''}${note ? `<p>${escapeHtml(note)}</p>` : ''}</li>`,
        )
        .join('')}</ul>`;
    case 'form':
      return split(
        block.heading,
        `<dl class="form">${block.fields.map((field) => `<div><dt>${escapeHtml(field)}</dt><dd></dd></div>`).join('')}</dl>`,
      );
    case 'live':
      // Filled in before (`live-pages.ts`).
      return '';
  }
}

/** Links that look like buttons; the first one counts most. */
export const buttons = (links: readonly { readonly title: string; readonly href: string }[], toHref: ToHref): string =>
  links.length === 0
    ? ''
    : `<p class="buttons">${links.map(({ title, href }) => `<a class="button" href="${escapeHtml(toHref(href))}">${escapeHtml(title)}</a>`).join('')}</p>`;

/** A page's blocks, each a section. */
export const blocksHtml = (blocks: readonly Block[], toHref: ToHref): string =>
  blocks
    .map((block) => `<section${block.id ? ` id="${escapeHtml(block.id)}"` : ''}>${inner(block, toHref)}</section>`)
    .join('\n');
