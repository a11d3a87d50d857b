import { useState } from 'react';
import { LinkButton, Button, t, useCurrentUser, type CallToActionFragmentProps } from 'inlay/fragment';
import './call-to-action.css';

/** The call to action of this theme: a poster that can be folded away. */
export default function CallToAction({
  title,
  description,
  button,
  secondButton,
}: CallToActionFragmentProps) {
  const { isSignedIn, name } = useCurrentUser();
  const [open, setOpen] = useState(true);
  return (
    <section className="poster">
      <h2>{title}</h2>
      {isSignedIn && <p>{name}</p>}
      {open && description && <p>{description}</p>}
      <p className="poster__buttons">
        {[button, secondButton].map(
          (each) =>
            each && (
              <LinkButton
                key={each.url}
                href={each.url}
                look={each.type === 'primary' ? 'primary' : 'standard'}
              >
                {each.title}
              </LinkButton>
            ),
        )}
        <Button look="text" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'Less' : 'More')}
        </Button>
      </p>
    </section>
  );
}
