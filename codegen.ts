import { type CodegenConfig } from '@graphql-codegen/cli';
import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset';

import { preset } from './graphql/documentsByDomain';

const text = 'string';

/** Typed documents for the operations in `graphql/<domain>/` and beside the code that carries them out in `src/`, and the list of operations that the gateway lets through. */
const config: CodegenConfig = {
  schema: 'graphql/schema.graphql',
  documents: ['graphql/*/*.graphql', 'src/**/*.graphql', '!graphql/generated/**'],
  ignoreNoDocuments: true,
  silent: true,
  generates: {
    'graphql/generated/': {
      preset,
      documentTransforms: [addTypenameSelectionDocumentTransform],
      presetConfig: {
        persistedDocuments: { mode: 'embedHashInDocument', hashAlgorithm: 'sha256' },
        fragmentMasking: false,
      },
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        strictScalars: true,
        scalars: {
          About: text,
          ApiTokenId: text,
          ApiTokenName: text,
          ChangeId: text,
          ChatText: text,
          ConversationId: text,
          ConversationTitle: text,
          Confirmation: text,
          DateTime: text,
          DeletionId: text,
          DeviceId: text,
          DeviceName: text,
          ExampleAnswer: text,
          ExampleQuestion: text,
          ExamplesText: text,
          IdList: text,
          ImageData: text,
          ImageId: text,
          ImageName: text,
          ImportId: text,
          JobId: text,
          Label: text,
          NodeId: text,
          NotificationId: text,
          NotificationStatusText: text,
          CheckoutId: text,
          CheckoutKey: text,
          PageToken: text,
          PaymentCustomerId: text,
          PersonName: text,
          PlanId: text,
          PictureAddress: text,
          ProjectId: text,
          ProjectDescription: text,
          ProjectName: text,
          ColourText: text,
          StyledName: text,
          StyleText: text,
          Reference: text,
          RelationshipId: text,
          ReturnOrigin: text,
          SearchText: text,
          SignInId: text,
          SubscriptionId: text,
          Tag: text,
          TrainExampleId: text,
          TypeName: text,
          UserEmail: text,
          InteractionKey: text,
          MessageId: text,
          PageSizeText: text,
          JSON: 'Record<string, unknown>',
          PositiveInt: 'number',
          NonNegativeInt: 'number',
          ObjMap: 'unknown',
        },
      },
    },
  },
};

export default config;
