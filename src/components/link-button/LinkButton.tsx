import { Button, type ButtonProps } from 'antd';
import { type MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface LinkButtonProps extends Omit<ButtonProps, 'href' | 'onClick' | 'target'> {
  readonly to: string;
}

/** A link to a page of Harta that looks like a button; a real link, so that it opens in a new tab as links do. */
export function LinkButton({ to, ...look }: LinkButtonProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return <Button {...look} href={useHref(to)} onClick={(event) => follow(event as MouseEvent<HTMLAnchorElement>)} />;
}
