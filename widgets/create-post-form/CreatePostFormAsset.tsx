import { useIsGuest, type WidgetExtras } from '../../src/index';
import { Beside } from '../../src/ui/Beside';
import { ErrorBox } from '../../src/ui/ErrorBox';
import { WidgetBox } from '../../src/ui/home/WidgetBox';
import { Loader } from '../../src/ui/Loader';
import { WidgetPart } from '../../src/ui/WidgetPart';
import type { CreatePostFormProps } from './props';
import { useFormProps } from './useFormProps';

/** The form of a post where a page has nothing but its layout: it asks for all that a server's form is printed with. */
export function CreatePostFormAsset(props: CreatePostFormProps & WidgetExtras) {
  return useIsGuest() ? null : <Form {...props} />;
}

function Form({ printed, ...given }: CreatePostFormProps & WidgetExtras) {
  const found = useFormProps(given, printed);
  if (found.state === 'loading') return <Loader />;
  if (found.state === 'error') return <ErrorBox error={found.error} onRetry={found.retry} />;
  const { category: _, postType: _type, postTypeID: _id, taggingEnabled: _tagging, ...around } = given;
  // The form is a widget of its own, which the page finds.
  return (
    <Beside>
      <WidgetBox {...around} as="div">
        <WidgetPart name="CreatePost" props={found.props} />
      </WidgetBox>
    </Beside>
  );
}
