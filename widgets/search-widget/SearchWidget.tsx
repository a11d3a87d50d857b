import { clsx } from 'clsx';
import { useMemo, useState } from 'react';
import { useSearchServices } from '../../src/resources/useSearchServices';
import { useOwnStyle } from '../../src/ui/home/useOwnStyle';
import { WidgetBox } from '../../src/ui/home/WidgetBox';
import { PlainSearch } from '../../src/ui/search/PlainSearch';
import { SearchBar } from '../../src/ui/search/SearchBar';
import { useLocale } from '../../src/ui/useLocale';
import { useUi } from '../../src/ui/UiContext';
import { paramsOf } from './paramsOf';
import { readFields, type SearchWidgetProps } from './props';
import { SchemaSearch } from './SchemaSearch';
import './search-widget.css';

/** A search of the forum, or of a part of it; with suggestions once it is used. */
export function SearchWidget(props: SearchWidgetProps) {
  const { t } = useLocale();
  const { inner } = useUi();
  const { title = t('Search Community'), titleType, borderRadius, hideButton } = props;
  const label = titleType === 'none' ? undefined : title;
  const own = useOwnStyle({
    '--inl-search-widget-radius':
      borderRadius === undefined ? null : `${parseInt(String(borderRadius), 10)}px`,
  });
  const params = useMemo(() => paramsOf(props), [props]);
  const fields = readFields(props);
  return (
    <WidgetBox {...props} title={title} label={t('Search Community')}>
      <div
        style={own.style}
        className={clsx('inl-search-widget', own.className)}
        data-state={hideButton ? 'without-button' : undefined}
      >
        {fields.length > 0 ? (
          <SchemaSearch fields={fields} params={props.domain ? params : {}} label={label} />
        ) : inner ? (
          <PlainSearch {...{ params }} placeholder={props.placeholder} label={label ?? ''} />
        ) : (
          <Bar {...{ params }} placeholder={props.placeholder} label={label} />
        )}
      </div>
    </WidgetBox>
  );
}

interface BarProps {
  params: ReturnType<typeof paramsOf>;
  placeholder?: string | undefined;
  label?: string | undefined;
}

function Bar({ params, placeholder, label }: BarProps) {
  const services = useSearchServices();
  const [words, setWords] = useState('');
  return <SearchBar {...{ services, words, params, placeholder, label }} onWords={setWords} />;
}
